import { Alert, Button, EmptyState, Progress, Skeleton, Spinner } from '#design-system'
import { createToastElement } from '#design-system/behaviour/toastElement.ts'
import type { ToastMessage } from '#design-system/behaviour/toastMessage.ts'
import type { ComponentGuides } from './componentGuide.ts'

/** Draws a toast inside of a page; a Toast is shown above it and announced. */
const ToastDrawing = (message: ToastMessage) => (
  <div
    ref={(frame) => {
      const { root, draw } = createToastElement('Close', () => undefined)
      draw(message)
      frame?.replaceChildren(root)
    }}
  />
)

/** Guides of the components for feedback and for layers above the page. */
export const feedbackGuides: ComponentGuides = {
  Alert: {
    anatomy: [
      ['Icon', 'It shows the tone.', 'svg'],
      ['Title', 'It states the message in one sentence.', 'p'],
      ['Text', 'It is optional and says what to do.'],
    ],
    right: {
      drawing: <Alert tone="warning" title="A module weighs 47 kg." />,
      reason: 'It states a fact that matters before people continue.',
    },
    wrong: {
      drawing: <Alert tone="warning" title="Please note the following information." />,
      reason: 'The title contains no information.',
    },
    accessibility: [
      'With `announce`, it is read when it appears. Errors interrupt the screen reader, and other alerts wait.',
      'Icon and words carry the tone, because not everybody sees the colour.',
      'Show only one on a page, because people overlook banners, especially if there are several.',
      'Use `announce` if people can continue without reading it. If they cannot, or if the pressed button is gone, move the focus to the alert (`tabIndex={-1}` and `ref`).',
      'Place it before the heading of its content, so that it is read first, or above the content of a dialog.',
    ],
    content: [
      'Say first what happened and then what to do.',
      'Let the message show how serious it is, because the icon is not read. "Error" or "Attention" adds nothing.',
      'List the errors of a form in a `FormErrorSummary`, which links to the fields, and not in an alert.',
      'Use `info` for a neutral fact, `success` for a result that is not visible otherwise, `warning` before something may go wrong, and `error` after it went wrong.',
      'It has no close button, so remove it when its cause is gone.',
    ],
    related: ['Toast', 'FormErrorSummary', 'EmptyState'],
  },
  EmptyState: {
    anatomy: [
      ['Icon', 'It is optional and shows what is missing.', 'svg'],
      ['Title', 'It says that there is nothing to show.', 'p'],
      ['Hint', 'It says why, and what to try.'],
      ['Action', 'It leads to the next step.'],
    ],
    right: {
      drawing: (
        <EmptyState
          title="no data"
          hint="No document has this type."
          action={<Button size="small">Reset filters</Button>}
        />
      ),
      reason: 'It gives the reason and a next step.',
    },
    wrong: {
      drawing: <EmptyState title="Oops!" />,
      reason: 'It gives neither a reason nor a next step.',
    },
    accessibility: [
      'It does not announce itself, so let the list announce the results of a filter.',
    ],
    content: [
      'Do not apologise and do not joke.',
      'Name the filter that is too narrow in the hint.',
    ],
    related: ['Skeleton', 'Table'],
  },
  Progress: {
    anatomy: [
      ['Label', 'It names the task or quantity.', 'label'],
      ['Value', 'It has a unit or a total, such as "45 %" or "2 of 5 files".', 'bdi'],
      ['Bar', 'It is a `progress` or a `meter` element.', 'progress'],
    ],
    right: {
      drawing: <Progress label="Upload" value={2} max={5} valueText="2 of 5 files" />,
      reason: 'People can count this value.',
    },
    wrong: {
      drawing: <Progress label="Please wait" value={99} valueText="99 %" />,
      reason: 'A bar that stops before its end says nothing. Use a `Spinner`.',
    },
    accessibility: ['Screen readers read `valueText` instead of the number.'],
    content: ['Use a noun as label, and give the value a unit.'],
    related: ['Spinner', 'Stepper', 'Skeleton'],
  },
  Skeleton: {
    anatomy: [['Shape', 'It is that of the text, row or picture that is loading.']],
    right: {
      drawing: <Skeleton variant="row" count={2} />,
      reason: 'They have the shape of the rows.',
    },
    wrong: {
      drawing: <Skeleton variant="picture" />,
      reason: 'The page jumps when a line of text replaces this picture.',
    },
    accessibility: [
      'It is hidden from screen readers, so mark the region around it with `aria-busy`.',
      'It does not pulse if people prefer reduced motion.',
    ],
    content: ['It contains no text.'],
    related: ['Spinner', 'EmptyState'],
  },
  Spinner: {
    anatomy: [
      ['Ring', 'It turns, or is a static hourglass with reduced motion.', 'svg'],
      ['Label', 'It says what is loading.'],
    ],
    right: {
      drawing: <Spinner label="Loading downloads" labelVariant="shown" />,
      reason: 'The label names what is loading.',
    },
    wrong: {
      drawing: <Spinner label="Loading" size="large" />,
      reason: 'It does not show what will appear. Use a `Skeleton` for a part of the page.',
    },
    accessibility: ['With `label`, it is a status that screen readers announce.'],
    content: ['Write the label as a present participle, for example "Sending".'],
    related: ['Progress', 'Skeleton', 'Button'],
  },
  Toast: {
    anatomy: [
      ['Icon', 'It shows the type of the message.'],
      ['Message', 'It is one sentence.', 'span[aria-hidden] + div'],
      [
        'Close button',
        'Every type except `loading` has a close button by default.',
        'span[aria-hidden] + div + button',
      ],
    ],
    right: {
      drawing: <ToastDrawing type="success" content="Profile saved" />,
      reason: 'Nobody loses anything by missing this message.',
    },
    wrong: {
      drawing: <ToastDrawing type="info" content="Your recovery codes: 4921 8830 …" />,
      reason: 'The codes disappear after three seconds.',
    },
    accessibility: [
      'It is announced without moving the focus. Errors interrupt the screen reader.',
      'It stays while the pointer or the focus is on it.',
      'Show the same information in the page, because people miss a toast if they look elsewhere, magnify the page or read slowly.',
    ],
    content: [
      'Use at most ten words.',
      'Say what happened, in the past tense.',
      'Do not include a link or button that exists nowhere else, because the toast disappears.',
    ],
    related: ['Alert', 'Dialog'],
  },
}

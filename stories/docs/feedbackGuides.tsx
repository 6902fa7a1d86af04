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
      ['Icon', 'The icon shows the tone of the alert.', 'svg'],
      ['Title', 'The title states the message in one sentence.', 'p'],
      ['Text', 'The optional text says what to do.'],
    ],
    right: {
      drawing: <Alert tone="warning" title="A module weighs 47 kg." />,
      reason: 'The alert states a fact that people need before they continue.',
    },
    wrong: {
      drawing: <Alert tone="warning" title="Please note the following information." />,
      reason: 'The title does not say what the information is.',
    },
    accessibility: [
      'With `announce`, it is read when it appears. An error interrupts the screen reader; other alerts wait until it pauses.',
      'Icon and words carry the tone as well, so nobody has to rely on the colour.',
      'Show only one alert on a page. People overlook banners easily, and even more so if there are several.',
      'Use `announce` if people can continue without having read the alert. If they cannot continue, or if the button they pressed is gone, move the focus to the alert with `tabIndex={-1}` and `ref`.',
      'Place the alert before the heading of the content that it is about, so that it is read first. In a dialog, place it above the content.',
    ],
    content: [
      'Say first what happened and then what to do.',
      'Let the message itself show how serious it is, because screen readers do not read the icon. Words such as "Error" or "Attention" say nothing more.',
      'List the errors of a form in a `FormErrorSummary`, which links to the fields. Do not add an alert.',
      'Use `info` for facts that are good to know, `success` if a request has been carried out and this is not visible otherwise, `warning` if something may go wrong, and `error` if something has gone wrong.',
      'An alert has no close button. Remove it when its cause is gone; otherwise it stays until the visitor leaves the page.',
    ],
    related: ['Toast', 'FormErrorSummary', 'EmptyState'],
  },
  EmptyState: {
    anatomy: [
      ['Icon', 'The optional icon shows what kind of content is missing.', 'svg'],
      ['Title', 'The title says that there is nothing to show.', 'p'],
      ['Hint', 'The hint gives the reason and suggests what to try.'],
      ['Action', 'The action leads to the next step.'],
    ],
    right: {
      drawing: (
        <EmptyState
          title="no data"
          hint="No document has this type."
          action={<Button size="small">Reset filters</Button>}
        />
      ),
      reason: 'It gives the reason and offers a next step.',
    },
    wrong: {
      drawing: <EmptyState title="Oops!" />,
      reason: 'It gives neither a reason nor a next step.',
    },
    accessibility: [
      'It is plain text in reading order and does not announce itself. Let the list announce the results of a filter.',
    ],
    content: [
      'Do not apologise and do not joke.',
      'Name the filter that is too narrow in the hint, so that people know what to change.',
    ],
    related: ['Skeleton', 'Table'],
  },
  Progress: {
    anatomy: [
      ['Label', 'The label names the task or the measured quantity.', 'label'],
      ['Value', 'The value is written in words.', 'bdi'],
      ['Bar', 'The bar is a `progress` or a `meter` element.', 'progress'],
    ],
    right: {
      drawing: <Progress label="Upload" value={2} max={5} valueText="2 of 5 files" />,
      reason: 'People can count this value.',
    },
    wrong: {
      drawing: <Progress label="Please wait" value={99} valueText="99 %" />,
      reason:
        'A bar that stops just before the end does not say how long it takes. Use a `Spinner`.',
    },
    accessibility: ['Screen readers read `valueText` instead of the number.'],
    content: ['Use a noun as the label and give the value a unit.'],
    related: ['Spinner', 'Stepper', 'Skeleton'],
  },
  Skeleton: {
    anatomy: [
      ['Shape', 'The placeholder has the shape of the text, row or picture that is loading.'],
    ],
    right: {
      drawing: <Skeleton variant="row" count={2} />,
      reason: 'The placeholders have the shape of the rows that are loading.',
    },
    wrong: {
      drawing: <Skeleton variant="picture" />,
      reason:
        'The placeholder has the shape of a picture, so the page jumps when a line of text replaces it.',
    },
    accessibility: [
      'It is hidden from screen readers. Mark the region around it with `aria-busy` and announce there that it is loading.',
      'It does not move if the visitor prefers reduced motion.',
    ],
    content: ['It contains no text.'],
    related: ['Spinner', 'EmptyState'],
  },
  Spinner: {
    anatomy: [
      ['Ring', 'The ring turns. With reduced motion, a static hourglass replaces it.', 'svg'],
      ['Label', 'The label says what is loading.'],
    ],
    right: {
      drawing: <Spinner label="Loading downloads" labelVariant="shown" />,
      reason: 'The label names what is loading.',
    },
    wrong: {
      drawing: <Spinner label="Loading" size="large" />,
      reason: 'A spinner does not show the layout of the page that is loading. Use a `Skeleton`.',
    },
    accessibility: [
      'With `label`, it is a status message that screen readers announce. Without it, they skip the spinner.',
    ],
    content: ['Write the label as a present participle, for example "Sending".'],
    related: ['Progress', 'Skeleton', 'Button'],
  },
  Toast: {
    anatomy: [
      ['Icon', 'The icon shows the type of the message.'],
      ['Message', 'The message is one sentence.'],
      ['Close button', 'Every type except `loading` has a close button by default.'],
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
      'Show the same information in the page as well, because people miss a toast if they look elsewhere, magnify the page or read slowly.',
    ],
    content: [
      'Use at most ten words.',
      'Say what happened, in the past tense.',
      'Do not include a link or button that exists nowhere else, because it disappears with the toast.',
    ],
    related: ['Alert', 'Dialog'],
  },
}

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
      ['Icon', 'The sign of its tone.', 'svg'],
      ['Title', 'The message in one sentence.', 'p'],
      ['Text', 'What to do; optional.'],
    ],
    right: {
      drawing: <Alert tone="warning" title="A module weighs 47 kg." />,
      reason: 'A fact that matters before going on.',
    },
    wrong: {
      drawing: <Alert tone="warning" title="Please note the following information." />,
      reason: 'A title that says nothing.',
    },
    accessibility: [
      'With `announce` it is read when it appears: errors at once, others when there is silence.',
      'Icon and words carry the tone, not the colour alone.',
      'One on a page: banners are easily overlooked, more so if there are several.',
      'Use `announce` for what nobody loses by going on. Where a visitor cannot go on, or the pressed button is gone, move the focus to it (`tabIndex={-1}` and `ref`).',
      'Before the heading of what it is about, in the order of reading; in a dialog above its content.',
    ],
    content: [
      'First what happened, then what to do.',
      'No "error" or "attention": the tone says it.',
      'Errors of a form are listed by FormErrorSummary, which leads to the fields; then there is no Alert.',
      '`info`: good to know. `success`: what was asked for is done, where it is not seen anyway. `warning`: before something may go wrong. `error`: it went wrong.',
      'It has no button to close: it goes when its cause goes, or with the page.',
    ],
    related: ['Toast', 'FormErrorSummary', 'EmptyState'],
  },
  EmptyState: {
    anatomy: [
      ['Icon', 'What is missing; optional.', 'svg'],
      ['Title', 'That nothing is there.', 'p'],
      ['Hint', 'Why, and what to try.'],
      ['Action', 'The next step.'],
    ],
    right: {
      drawing: (
        <EmptyState
          title="no data"
          hint="No document has this type."
          action={<Button size="small">Reset filters</Button>}
        />
      ),
      reason: 'Says why and leads on.',
    },
    wrong: { drawing: <EmptyState title="Oops!" />, reason: 'No reason and no way on.' },
    accessibility: ['Plain text in reading order; results of a filter are announced by the list.'],
    content: ['No apology and no joke.', 'The hint names the filter that is too narrow.'],
    related: ['Skeleton', 'Table'],
  },
  Progress: {
    anatomy: [
      ['Label', 'What comes to an end.', 'label'],
      ['Value', 'In words.', 'bdi'],
      ['Bar', 'A `progress` or a `meter`.', 'progress'],
    ],
    right: {
      drawing: <Progress label="Upload" value={2} max={5} valueText="2 of 5 files" />,
      reason: 'A value people can count.',
    },
    wrong: {
      drawing: <Progress label="Please wait" value={99} valueText="99 %" />,
      reason: 'A bar that stands still at the end: a Spinner.',
    },
    accessibility: ['`valueText` is read instead of the number.'],
    content: ['The label is a noun; the value has a unit.'],
    related: ['Spinner', 'Stepper', 'Skeleton'],
  },
  Skeleton: {
    anatomy: [['Shape', 'Of the text, row or picture that is coming.']],
    right: { drawing: <Skeleton variant="row" count={2} />, reason: 'The shape of what comes.' },
    wrong: {
      drawing: <Skeleton variant="picture" />,
      reason: 'A picture, where a line of text will be: the page jumps.',
    },
    accessibility: [
      'Hidden from screen readers; the region around it is busy.',
      'Stands still with reduced motion.',
    ],
    content: ['None: it has no text.'],
    related: ['Spinner', 'EmptyState'],
  },
  Spinner: {
    anatomy: [
      ['Ring', 'Turns; a static one with reduced motion.', 'svg'],
      ['Label', 'What is awaited.'],
    ],
    right: {
      drawing: <Spinner label="Loading downloads" labelVariant="shown" />,
      reason: 'Names what is awaited.',
    },
    wrong: {
      drawing: <Spinner label="Loading" size="large" />,
      reason: 'A page of which nothing is known: a Skeleton.',
    },
    accessibility: ['With `label` a status, which is announced.'],
    content: ['A present participle: "Sending".'],
    related: ['Progress', 'Skeleton', 'Button'],
  },
  Toast: {
    anatomy: [
      ['Icon', 'The sign of its type.'],
      ['Message', 'One sentence.'],
      ['Close button', 'If it stays.'],
    ],
    right: {
      drawing: <ToastDrawing type="success" content="Profile saved" />,
      reason: 'Nothing is lost by not reading it.',
    },
    wrong: {
      drawing: <ToastDrawing type="info" content="Your recovery codes: 4921 8830 …" />,
      reason: 'Gone after three seconds.',
    },
    accessibility: [
      'Announced without taking the focus; errors at once.',
      'Stays while it is hovered or focused.',
      'Missed by who looks elsewhere, enlarges the page or reads slowly: what it says can be seen in the page, too.',
    ],
    content: [
      'At most ten words.',
      'What happened, in the past tense.',
      'No link or button that is nowhere else.',
    ],
    related: ['Alert', 'Dialog'],
  },
}

import { Stepper } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import { useText } from '../site.tsx'

interface CodeProgressProps {
  /** Heading of the last step. */
  label: MessageId
  /** All of them, in order. */
  steps: readonly MessageId[]
  /** Number of the one that is shown, from 1; one more than there are, when all is done. */
  current: number
}

/** Where on the way one is. */
export function CodeStepProgress({ label, steps, current }: CodeProgressProps) {
  const text = useText()
  const page = Math.min(current, steps.length)
  const name = steps[page - 1]
  return (
    <Stepper
      label={text(label)}
      steps={steps.map((step) => ({ label: text(step) }))}
      current={current}
      summary={text('form.step.summary', {
        page,
        pages: steps.length,
        name: name === undefined ? '' : text(name),
      })}
      doneLabel={text('form.step.done')}
    />
  )
}

import { Stepper } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import { useText } from '../site.tsx'

interface CodeProgressProps {
  /** Heading of the last step. */
  label: MessageId
  /** Labels of all steps, in order. */
  steps: readonly MessageId[]
  /** Number of the current step, from 1; one more than there are when all are done. */
  current: number
}

/** Progress of a form with several steps. */
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

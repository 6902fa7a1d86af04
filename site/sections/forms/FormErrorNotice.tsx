import { Alert, Text } from '#design-system'
import type { FormState } from '#data/forms/formState.ts'
import { formatWaitTime } from '#data/forms/waitTime.ts'
import { locales } from '#data/locale/locales.ts'
import { useLocale, useText } from '../site.tsx'

interface FormProblemProps {
  answer: FormState | undefined
  /** Fields of the form, which show their own errors. */
  fields: readonly string[]
}

/** Error of a form as a whole, with a remedy and the request id to quote. */
export function FormErrorNotice({ answer, fields }: FormProblemProps) {
  const text = useText()
  const { formatTag } = locales[useLocale()]
  if (!answer) return null
  const { problem, errors, lost, retryAfter, requestId } = answer
  const elsewhere = Object.entries(errors).find(([name]) => !fields.includes(name))?.[1]
  const said = problem ?? elsewhere
  if (said === undefined && lost === undefined) return null
  const ours = lost !== undefined || requestId !== undefined
  const isFailure = lost !== undefined || (requestId !== undefined && retryAfter === undefined)
  const advice = lost
    ? text(lostTexts[lost])
    : retryAfter === undefined
      ? requestId && text('form.unavailable')
      : text('form.limited.wait', { wait: formatWaitTime(formatTag, retryAfter) })
  return (
    <div tabIndex={-1} data-answer="">
      <Alert
        announce
        tone={ours ? 'warning' : 'error'}
        title={isFailure ? text('call.error') : (said ?? text('account.problem'))}
      >
        {advice && <Text>{advice}</Text>}
        {requestId && <Text size="small">{text('form.request-id', { id: requestId })}</Text>}
      </Alert>
    </div>
  )
}

const lostTexts = {
  timeout: 'call.timeout',
  offline: 'call.offline',
  failed: 'form.unavailable',
} as const

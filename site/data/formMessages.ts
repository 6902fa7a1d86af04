import type { MessageId } from './fields.ts'

/** Messages that the script of a form shows, beside those of its rules. */
export const formMessages: readonly MessageId[] = [
  'call.offline',
  'call.timeout',
  'form.field.long',
  'form.field.wrong',
  'form.limited.wait',
  'form.request-id',
  'form.sending',
  'form.summary.title',
  'form.unavailable',
]

/** Messages of a captcha on a page that is not hydrated. */
export const captchaMessages: readonly MessageId[] = [
  'captcha.click',
  'captcha.failure',
  'captcha.no-puzzle',
  'captcha.working',
  'form.captcha',
]

/** The former in words, as a form carries them for its script. */
export interface FormWords {
  /** What is said of a field, by message id. */
  readonly faults: Readonly<Record<string, string>>
  /** Title of the summary of one fault, of two, and so on. */
  readonly summaries: readonly string[]
  /** Title of what went wrong with the form as a whole. */
  readonly failure: string
  /** What is said of a call without answer, by message id. */
  readonly lost: Readonly<Record<string, string>>
  /** `{wait}` stands for when, such as "in 10 minutes". */
  readonly limited: string
  readonly unavailable: string
  /** `{id}` stands for the number under which the server wrote it down. */
  readonly request: string
  readonly sending: string
}

import type { MessageId } from './fields.ts'

/** What a page of accounts says about a post that did not lead on: the same page is shown with it. */
export interface AccountAnswer {
  /** Which of several steps is shown; the first, if none. */
  readonly step?: string
  /** Input to show again, and what the next step sends along; never a password, a code or a captcha. */
  readonly values: Readonly<Record<string, string>>
  /** What is wrong, by field, in the visitor's language. */
  readonly errors: Readonly<Record<string, string>>
  /** Why the form as a whole was not taken, in the visitor's language. */
  readonly problem?: string
  /** Seconds to wait before it may be. */
  readonly retryAfter?: number
  /** Number to quote where something is wrong on our side. */
  readonly requestId?: string
  /** What went well, in the visitor's language. */
  readonly message?: string
  /** Seconds until another code may be asked for. */
  readonly resendIn?: number
  /** No answer came to the post: in time, at all, or one that says anything. */
  readonly lost?: 'timeout' | 'offline' | 'failed'
}

/** Messages that every form of accounts may show. */
export const accountFormMessages = [
  'call.error',
  'call.offline',
  'call.timeout',
  'form.limited.wait',
  'form.request-id',
  'form.sending',
  'form.summary.title',
  'form.unavailable',
] as const satisfies readonly MessageId[]

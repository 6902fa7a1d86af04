import type { CallApi } from './apiCalls.ts'
import type { IssuedCaptcha } from './captcha.ts'
import { refusalMessage } from './httpErrors.ts'
import type { Locale } from './locales.ts'

/** Why a form was not accepted. */
export interface Refused {
  readonly ok: false
  /** 409 another body under a used key, 422 faulty, 429 too often, 503 no database at the moment. */
  readonly status: 409 | 422 | 429 | 503
  /** Message id per field; with 422 only. */
  readonly errors?: Readonly<Record<string, string>>
  /** Set if the same form may succeed with a captcha; `wrong` if one was sent and was not right. */
  readonly captcha?: 'needed' | 'wrong'
  /** Seconds to wait, without a captcha; with 429. */
  readonly retryAfter?: number
}

/** What became of a form. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refused

/** What a link in a mail led to. */
export type LinkOutcome = 'subscribed' | 'already' | 'unsubscribed' | 'wrong'

type Fields = Readonly<Record<string, string>>

/** What forms ask of the server, on behalf of the visitor whose request is at hand. */
export interface SiteCalls {
  /** Asks for a mail with a link; the answer is the same for every address. */
  readonly subscribe: (fields: Fields, locale: Locale) => Promise<Outcome<undefined>>
  readonly confirmSubscription: (token: string) => Promise<Outcome<LinkOutcome>>
  readonly unsubscribe: (token: string) => Promise<Outcome<LinkOutcome>>
  /** Keeps an enquiry; `key` makes a repeated post the same one. Gives its reference. */
  readonly enquire: (fields: Fields, locale: Locale, key: string) => Promise<Outcome<string>>
  /** A captcha to show with a form, which takes its answer as `captchaFields` says. */
  readonly issueCaptcha: () => Promise<Outcome<IssuedCaptcha>>
  /** A key for a form that is shown now. */
  readonly newKey: () => string
  /** Any call of the API, with its rules, limits and messages. */
  readonly call: CallApi
}

const unavailable = () => Promise.resolve<Refused>({ ok: false, status: 503 })

/** Where there is no server behind the pages: in development and while they are built. */
export const noCalls: SiteCalls = {
  subscribe: unavailable,
  confirmSubscription: unavailable,
  unsubscribe: unavailable,
  enquire: unavailable,
  issueCaptcha: unavailable,
  newKey: () => '',
  call: () =>
    Promise.resolve({
      ok: false,
      status: 503,
      cookies: [],
      body: { code: 503, message: refusalMessage(503, 'en-US') },
    }),
}

import { Context } from 'effect'
import { HttpApiMiddleware } from 'effect/http-api'
import type { ApiLanguage } from '../locale/apiLanguage.ts'
import type { Locale } from '../locale/locales.ts'
import type { MessageId } from '../pages/configFields.ts'

/** Sender of the current call, and language of the response. */
export class CurrentApiCaller extends Context.Service<
  CurrentApiCaller,
  {
    readonly language: ApiLanguage
    readonly locale: Locale
    /** Address and network (IPv4 /24 or IPv6 /64), for rate limits only: never logged. */
    readonly client: { readonly address: string; readonly network: string }
    /** Browser and operating system, from the `User-Agent` header. */
    readonly device: string
    /** Country (ISO 3166-1) from the header of a trusted proxy; empty if there is none. */
    readonly country: string
    /** The session token in the cookie, not verified. */
    readonly token: string | undefined
    /** Tokens of the cookie that recognizes a device after a sign-in, one for each account, not verified. */
    readonly deviceTokens: readonly string[]
    /** The secret that binds one-time codes to a browser; none before the first code. */
    readonly browser: string | undefined
    /** A message in the caller's language. */
    readonly text: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
  }
>()('felcera/CurrentApiCaller') {}

/** Reads the caller of every call from its request. */
export class ReadCallerMiddleware extends HttpApiMiddleware.Service<
  ReadCallerMiddleware,
  { provides: CurrentApiCaller }
>()('felcera/ReadCallerMiddleware') {}

/** Refuses changes that do not come from a page of this site (403), and bodies beyond the limit (413). */
export class CsrfProtection extends HttpApiMiddleware.Service<CsrfProtection>()(
  'felcera/CsrfProtection',
) {}

import { Context } from 'effect'
import { HttpApiMiddleware, HttpApiSecurity } from 'effect/http-api'
import { cookies } from '../consent/cookies.ts'
import { Caller } from '../api/currentCaller.ts'
import { AgreementNeeded, NotSignedIn, Unavailable } from '../api/httpErrors.ts'

/** Session of the current request. */
export class CurrentSession extends Context.Service<
  CurrentSession,
  { readonly id: string; readonly account: string }
>()('felcera/CurrentSession') {}

/** Middleware that rejects requests without a valid session and provides `CurrentSession`. */
export class RequireSession extends HttpApiMiddleware.Service<
  RequireSession,
  { provides: CurrentSession; requires: Caller }
>()('felcera/SignedIn', {
  error: [NotSignedIn, Unavailable],
  security: { session: HttpApiSecurity.apiKey({ in: 'cookie', key: cookies.session.name }) },
}) {}

/** Middleware that rejects requests of account holders who have not agreed to the current documents; runs after `SignedIn`. */
export class RequireAgreement extends HttpApiMiddleware.Service<
  RequireAgreement,
  { requires: Caller | CurrentSession }
>()('felcera/Agreed', { error: [AgreementNeeded, Unavailable] }) {}

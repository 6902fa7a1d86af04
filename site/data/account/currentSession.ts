import { Context } from 'effect'
import { HttpApiMiddleware, HttpApiSecurity } from 'effect/http-api'
import { cookies } from '../consent/cookies.ts'
import { CurrentApiCaller } from '../api/currentCaller.ts'
import {
  AgreementRequiredError,
  NotSignedInError,
  ServiceUnavailableError,
} from '../api/httpErrors.ts'

/** Session of the current request. */
export class CurrentSession extends Context.Service<
  CurrentSession,
  { readonly id: string; readonly account: string }
>()('felcera/CurrentSession') {}

/** Middleware that rejects requests without a valid session and provides `CurrentSession`. */
export class RequireSessionMiddleware extends HttpApiMiddleware.Service<
  RequireSessionMiddleware,
  { provides: CurrentSession; requires: CurrentApiCaller }
>()('felcera/RequireSessionMiddleware', {
  error: [NotSignedInError, ServiceUnavailableError],
  security: { session: HttpApiSecurity.apiKey({ in: 'cookie', key: cookies.session.name }) },
}) {}

/** Middleware that rejects requests of account holders who have not agreed to the current documents; runs after `SignedIn`. */
export class RequireAgreementMiddleware extends HttpApiMiddleware.Service<
  RequireAgreementMiddleware,
  { requires: CurrentApiCaller | CurrentSession }
>()('felcera/RequireAgreementMiddleware', {
  error: [AgreementRequiredError, ServiceUnavailableError],
}) {}

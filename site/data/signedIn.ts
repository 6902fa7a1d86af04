import { Context } from 'effect'
import { HttpApiMiddleware, HttpApiSecurity } from 'effect/http-api'
import { cookies } from './cookies.ts'
import { AgreementNeeded, NotSignedIn, Unavailable } from './httpErrors.ts'

/** The session of who asks. */
export class CurrentSession extends Context.Service<
  CurrentSession,
  { readonly id: string; readonly account: string }
>()('felcera/CurrentSession') {}

/** Lets only those in who are signed in. */
export class SignedIn extends HttpApiMiddleware.Service<SignedIn, { provides: CurrentSession }>()(
  'felcera/SignedIn',
  {
    error: [NotSignedIn, Unavailable],
    security: { session: HttpApiSecurity.apiKey({ in: 'cookie', key: cookies.session.name }) },
  },
) {}

/** Lets only those on who have agreed to the documents in force; it stands behind `SignedIn`. */
export class Agreed extends HttpApiMiddleware.Service<Agreed, { requires: CurrentSession }>()(
  'felcera/Agreed',
  { error: [AgreementNeeded, Unavailable] },
) {}

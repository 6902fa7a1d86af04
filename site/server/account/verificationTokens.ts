import { Context, Effect, Layer } from 'effect'
import type { OneTimeCodePurpose } from '#data/account/oneTimeCodes.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { WrongOneTimeCodeError } from '#data/api/httpErrors.ts'
import {
  enforceRateLimit,
  failWithCaptchaDifficulty,
  mapErrorsToServiceUnavailable,
  failWithTooManyRequests,
} from '../api/currentCaller.ts'
import type { RateLimitExceededError } from '../http/sqlRateLimiter.ts'
import { generateSecret } from '../ops/randomTokens.ts'
import { OneTimeCodeService } from './oneTimeCodes.ts'

/**
 * Identifies the browser that requested a code. Without its cookie the id is random, so that no code is found for it.
 */
export const identifyBrowser = Effect.gen(function* () {
  const { browser = yield* generateSecret } = yield* CurrentApiCaller
  return `browser ${browser}`
})

type WrongCodeMessage = 'account.retrieve.code' | 'account.retrieve.email-or-code'

const wrongCode = (id: WrongCodeMessage, details?: { readonly resendIn: number }) =>
  Effect.flatMap(CurrentApiCaller, ({ text }) =>
    Effect.fail(new WrongOneTimeCodeError({ code: 422, message: text(id), ...details })),
  )

const wrongProof = () => wrongCode('account.retrieve.code')

const wait = ({ retryAfter, reason }: RateLimitExceededError) =>
  Effect.flatMap(CurrentApiCaller, ({ text }) =>
    failWithTooManyRequests(
      retryAfter,
      reason === 'resend'
        ? text('form.code.wait', { n: retryAfter })
        : reason === 'day'
          ? text('form.code.limited')
          : undefined,
    ),
  )

/** One-time codes and proofs for API handlers, with errors in the caller's language. */
export class VerificationService extends Context.Service<VerificationService>()(
  'felcera/VerificationService',
  {
    make: Effect.map(OneTimeCodeService, (codes) => ({
      /** Mails a code that only `asker` can use, for the price of a pass; returns the seconds until it may be resent. */
      send: (
        address: string,
        purpose: OneTimeCodePurpose,
        asker: string,
        paid: number,
        isOwner: boolean,
      ) =>
        Effect.flatMap(CurrentApiCaller, ({ client, locale }) =>
          codes.send({ address, purpose, asker, client, language: locale, paid, isOwner }),
        ).pipe(
          Effect.catchTags({
            RateLimitExceededError: wait,
            CodePriceError: ({ price }) => failWithCaptchaDifficulty(price),
          }),
          mapErrorsToServiceUnavailable,
        ),
      /**
       * Verifies a code that `asker` requested; `message` is the error for a wrong one. With an account, the proof is
       * only valid for that account.
       */
      prove: (
        address: string,
        purpose: OneTimeCodePurpose,
        asker: string,
        code: string,
        message: WrongCodeMessage,
        account?: string,
      ) =>
        Effect.flatMap(CurrentApiCaller, ({ client }) =>
          codes.prove({ address, purpose, asker, code, client, account }),
        ).pipe(
          Effect.catchTags({
            RateLimitExceededError: wait,
            WrongCode: ({ resendIn }) => wrongCode(message, { resendIn }),
          }),
          mapErrorsToServiceUnavailable,
        ),
      /** Counts one attempt to use a proof; returns its address. */
      tryProof: (proof: string, purpose: OneTimeCodePurpose, account?: string) =>
        codes.tryProof(proof, purpose, account).pipe(
          // A valid proof implies a code; calls without one are guesses.
          Effect.catchTag('WrongProof', () =>
            Effect.andThen(enforceRateLimit('accounts'), wrongProof()),
          ),
          mapErrorsToServiceUnavailable,
        ),
      /** Deletes a proof as part of the current transaction; returns its address. */
      useProof: (proof: string, purpose: OneTimeCodePurpose, account?: string) =>
        Effect.catchTag(codes.useProof(proof, purpose, account), 'WrongProof', wrongProof),
      /** Revokes all codes and proofs of an address, as part of the current transaction. */
      revoke: codes.revoke,
    })),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}

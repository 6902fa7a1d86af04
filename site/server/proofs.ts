import { Effect } from 'effect'
import { CodeWrong } from '#data/httpErrors.ts'
import type { CodePurpose } from '#data/codes.ts'
import { Caller, tooMany } from './caller.ts'
import type { Codes } from './codes.ts'
import type { WaitFirst } from './sqlRateLimiter.ts'

type WrongCodeMessage = 'account.retrieve.code' | 'account.retrieve.email-or-code'

const wrong = (id: WrongCodeMessage) =>
  Effect.flatMap(Caller, ({ text }) => Effect.fail(new CodeWrong({ code: 422, message: text(id) })))

const wait = ({ retryAfter, reason }: WaitFirst) =>
  Effect.flatMap(Caller, ({ text }) =>
    tooMany(
      retryAfter,
      reason === 'resend'
        ? text('form.code.wait', { n: retryAfter })
        : reason === 'day'
          ? text('form.code.limited')
          : undefined,
    ),
  )

/** Codes and proofs as calls speak of them: every refusal in the caller's language. */
export const makeProofs = (codes: Codes) => ({
  /** Mails a code. */
  send: (address: string, purpose: CodePurpose) =>
    Effect.flatMap(Caller, ({ client, locale }) =>
      codes.send({ address, purpose, client, language: locale }),
    ).pipe(Effect.catchTag('WaitFirst', wait)),
  /** Takes a code; `message` is what a wrong one is answered with. */
  prove: (address: string, purpose: CodePurpose, code: string, message: WrongCodeMessage) =>
    Effect.flatMap(Caller, ({ client }) => codes.prove({ address, purpose, code, client })).pipe(
      Effect.catchTags({ WaitFirst: wait, WrongCode: () => wrong(message) }),
    ),
  /** Counts one try to use a proof; gives its address. */
  tryProof: (proof: string, purpose: CodePurpose) =>
    Effect.catchTag(codes.tryProof(proof, purpose), 'WrongProof', () =>
      wrong('account.retrieve.code'),
    ),
  /** Uses a proof up with the transaction at hand; gives its address. */
  useProof: (proof: string, purpose: CodePurpose) =>
    Effect.catchTag(codes.useProof(proof, purpose), 'WrongProof', () =>
      wrong('account.retrieve.code'),
    ),
})
export type Proofs = ReturnType<typeof makeProofs>

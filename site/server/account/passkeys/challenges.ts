import { Effect, Option, Schema } from 'effect'
import { serverLimits } from '#data/ops/limits.ts'
import {
  issueExpiringToken,
  readExpiringToken,
  redeemExpiringToken,
} from '../../ops/keys/expiringTokens.ts'
import type { Session } from '../sessions.ts'

/** Label of the keys that encrypt challenges. */
const label = 'passkey-challenge'

/** Purposes; a challenge is valid for the one it was issued for. */
export type PasskeyChallengePurpose = 'sign-in' | 'registration' | 'confirmation'

/** Content of a challenge. It is not stored, so that many started sign-ins consume no resources. */
const ChallengeState = Schema.Struct({
  purpose: Schema.String,
  /** The account and the session it was issued for; none for a sign-in. */
  account: Schema.optionalKey(Schema.String),
  session: Schema.optionalKey(Schema.String),
  /** The user handle that a registration gives to the authenticator, Base64url. */
  user: Schema.optionalKey(Schema.String),
})
const decodeState = Schema.decodeUnknownOption(ChallengeState)

/** Issues a challenge, for a session unless it is for a sign-in. */
export const issuePasskeyChallenge = (
  purpose: PasskeyChallengePurpose,
  session?: Session,
  user?: string,
) =>
  Effect.map(
    issueExpiringToken(
      label,
      {
        purpose,
        ...(session && { account: session.account, session: session.id }),
        ...(user && { user }),
      },
      serverLimits.passkeyTime,
    ),
    (token) => Uint8Array.from(Buffer.from(token)),
  )

/** Uses up a challenge even if the response is invalid; returns its content if it was valid. */
export const redeemPasskeyChallenge = Effect.fnUntraced(function* (
  challenge: string,
  purpose: PasskeyChallengePurpose,
  session?: Session,
) {
  const token = Buffer.from(challenge, 'base64url').toString()
  const state = Option.getOrUndefined(decodeState(yield* readExpiringToken(label, token)))
  if (state?.purpose !== purpose) return undefined
  if (state.account !== session?.account || state.session !== session?.id) return undefined
  return (yield* redeemExpiringToken(label, token, serverLimits.passkeyTime)) ? state : undefined
})

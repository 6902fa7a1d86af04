import { Effect, Option, Schema } from 'effect'
import { serverLimits } from '#data/ops/limits.ts'
import {
  issueExpiringToken,
  readExpiringToken,
  redeemExpiringToken,
} from '../../ops/keys/expiringTokens.ts'

/** Label of the keys that encrypt challenges. */
const label = 'passkey-challenge'

/** Ceremonies; a challenge is valid for the one it was issued for. */
export type PasskeyPurpose = 'sign-in' | 'registration' | 'confirmation'

/** What a challenge holds: nothing of it is stored, so masses of sign-ins that are begun cost nobody anything. */
const ChallengeState = Schema.Struct({
  purpose: Schema.String,
  /** The account it was issued for; none for a sign-in. */
  account: Schema.optionalKey(Schema.String),
  /** The user handle that a registration gives to the authenticator, Base64url. */
  user: Schema.optionalKey(Schema.String),
})
const decodeState = Schema.decodeUnknownOption(ChallengeState)

/** Issues a challenge, for an account unless it is for a sign-in. */
export const issuePasskeyChallenge = (purpose: PasskeyPurpose, account?: string, user?: string) =>
  Effect.map(
    issueExpiringToken(
      label,
      { purpose, ...(account && { account }), ...(user && { user }) },
      serverLimits.passkeyTime,
    ),
    (token) => Uint8Array.from(Buffer.from(token)),
  )

/** Uses up a challenge, whatever its response is worth; returns what it holds if it was valid. */
export const redeemPasskeyChallenge = Effect.fnUntraced(function* (
  challenge: string,
  purpose: PasskeyPurpose,
  account?: string,
) {
  const token = Buffer.from(challenge, 'base64url').toString()
  const state = Option.getOrUndefined(decodeState(yield* readExpiringToken(label, token)))
  if (state?.purpose !== purpose || state.account !== account) return undefined
  return (yield* redeemExpiringToken(label, token, serverLimits.passkeyTime)) ? state : undefined
})

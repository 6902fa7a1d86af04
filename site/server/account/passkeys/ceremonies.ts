import { Effect } from 'effect'
import type { PasskeyAssertion, PasskeyRegistration } from '#data/account/passkeys.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { SiteOrigin } from '../../ops/origin.ts'
import type { Account } from '../accounts.ts'
import type { StoredPasskey } from './passkeyStore.ts'

/** Loaded on first use, because its certificate parsers take a fifth of the start of a server that may never see a passkey. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Ed25519, ES256 and RS256. */
const algorithms = [-8, -7, -257]

interface Credential {
  readonly id: string
  readonly transports: string[]
}

/**
 * The challenge that a response signs, Base64url; empty if its client data cannot be read, or come from a frame in a page of
 * another site.
 */
export function readSignedPasskeyChallenge(clientData: string): string {
  try {
    const { challenge, crossOrigin }: Readonly<Record<string, unknown>> = JSON.parse(
      Buffer.from(clientData, 'base64url').toString(),
    )
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : ''
  } catch {
    return ''
  }
}

/** WebAuthn ceremonies for the origin of the site; its host name is the relying party id. Users are always verified. */
export const passkeyCeremonies = Effect.map(SiteOrigin, (origin) => {
  const relyingParty = new URL(origin).hostname
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingParty,
    requireUserVerification: true,
  })
  return {
    /** Options for creating a discoverable credential that is not among those of the account. */
    registrationOptions: Effect.fnUntraced(function* (
      { username }: Account,
      user: string,
      challenge: Uint8Array<ArrayBuffer>,
      known: readonly Credential[],
    ) {
      const userID = Uint8Array.from(Buffer.from(user, 'base64url'))
      return yield* Effect.promise(async () =>
        (await loadWebAuthn()).generateRegistrationOptions({
          rpName: 'Felcera',
          rpID: relyingParty,
          userName: username,
          userDisplayName: username,
          userID,
          challenge,
          timeout: serverLimits.passkeyTime,
          attestationType: 'none',
          excludeCredentials: [...known],
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          supportedAlgorithmIDs: algorithms,
        }),
      )
    }),

    /** Options for a signature; without credentials any discoverable one will do. */
    assertionOptions: (challenge: Uint8Array<ArrayBuffer>, allowed: readonly Credential[]) =>
      Effect.promise(async () =>
        (await loadWebAuthn()).generateAuthenticationOptions({
          rpID: relyingParty,
          challenge,
          timeout: serverLimits.passkeyTime,
          userVerification: 'required',
          allowCredentials: [...allowed],
        }),
      ),

    /** The passkey of a registration response; none if the response is not valid. */
    verifyRegistration: (
      registration: PasskeyRegistration,
      challenge: string,
      account: string,
      user: string | null,
    ): Effect.Effect<StoredPasskey | undefined> => {
      const { transports = [], ...response } = registration.response
      return Effect.tryPromise(async () =>
        (await loadWebAuthn()).verifyRegistrationResponse({
          response: {
            ...registration,
            response: { ...response, transports: [...transports] },
            clientExtensionResults: {},
          },
          supportedAlgorithmIDs: algorithms,
          ...expected(challenge),
        }),
      ).pipe(
        Effect.map(({ registrationInfo }) => {
          if (registrationInfo === undefined) return undefined
          const { id, publicKey, counter } = registrationInfo.credential
          return { id, account, user, publicKey: Buffer.from(publicKey), counter, transports }
        }),
        Effect.orElseSucceed(() => undefined),
      )
    },

    /** The new counter of a passkey whose signature is valid; none if it is not, or if the counter has not risen. */
    verifyAssertion: (
      assertion: PasskeyAssertion,
      challenge: string,
      { id, publicKey, counter }: StoredPasskey,
    ): Effect.Effect<number | undefined> =>
      Effect.tryPromise(async () =>
        (await loadWebAuthn()).verifyAuthenticationResponse({
          response: { ...assertion, clientExtensionResults: {} },
          credential: { id, publicKey: Uint8Array.from(publicKey), counter },
          ...expected(challenge),
        }),
      ).pipe(
        Effect.map(({ verified, authenticationInfo }) =>
          verified ? authenticationInfo.newCounter : undefined,
        ),
        Effect.orElseSucceed(() => undefined),
      ),
  }
})

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** Deviations from a correct response. */
export interface AuthenticatorTampering {
  readonly origin?: string
  readonly relyingParty?: string
  /** The response comes from a frame in a page of another site. */
  readonly crossOrigin?: boolean
  readonly userVerified?: boolean
  /** Overrides the user handle given at registration. */
  readonly userHandle?: string
  /** Overrides the next counter value. */
  readonly counter?: number
}

/** WebAuthn authenticator in software with one credential (ES256, no attestation), in a browser at an origin. */
export function createSoftAuthenticator(origin: string) {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let count = 0
  let user: string | undefined

  const clientData = (type: string, challenge: unknown, tampering: AuthenticatorTampering) => {
    const { origin: from = origin, crossOrigin = false } = tampering
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin }))
  }

  const authenticatorData = (tampering: AuthenticatorTampering, attested: Buffer | undefined) => {
    const { relyingParty = 'localhost', userVerified = true, counter = ++count } = tampering
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    const flags = 1 + (userVerified ? 4 : 0) + (attested ? 64 : 0)
    return Buffer.concat([
      sha256(relyingParty),
      Buffer.from([flags]),
      counted,
      attested ?? Buffer.alloc(0),
    ])
  }

  /** COSE key: ES256 on P-256. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' }

  return {
    id: base64url(id),
    /** Response to the options of a registration. */
    create: (
      options: { readonly challenge?: unknown; readonly user?: { readonly id: string } },
      tampering: AuthenticatorTampering = {},
    ) => {
      const { challenge } = options
      user = options.user?.id
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), id, coseKey])
      const data = authenticatorData(tampering, attested)
      const length = Buffer.from([0x58, data.length])
      const attestationObject = Buffer.concat([
        // {"fmt": "none", "attStmt": {}, "authData": …}
        Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'),
        Buffer.from('authData'),
        length,
        data,
      ])
      const client = clientData('webauthn.create', challenge, tampering)
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** Response to the options of a sign-in or confirmation. */
    get: (
      { challenge }: { readonly challenge?: unknown },
      tampering: AuthenticatorTampering = {},
    ) => {
      const client = clientData('webauthn.get', challenge, tampering)
      const data = authenticatorData(tampering, undefined)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(user !== undefined && { userHandle: tampering.userHandle ?? user }),
        },
      }
    },
  }
}
export type SoftAuthenticator = ReturnType<typeof createSoftAuthenticator>

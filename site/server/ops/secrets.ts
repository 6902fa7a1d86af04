import { createHash, timingSafeEqual } from 'node:crypto'
import { Effect } from 'effect'
import { KeyRing } from './keyRing.ts'

/** Stored form of 32 random bytes, as of a link: read access to the database does not reveal the link. */
export const digestSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Stored form of a secret with few possible values: without the key they cannot be tried out. */
export const createKeyedDigest = (purpose: string, secret: string) =>
  Effect.map(KeyRing, ({ digests }) => digests(purpose, secret)[0])

/** Forms in which a secret may have been stored before: one for each key of the ring. */
export const createDigestsWithEachKey = (purpose: string, secret: string) =>
  Effect.map(KeyRing, ({ digests }) => digests(purpose, secret))

/** Stored forms of a secret that outlive its key: a keyed digest to find it by, and the input of new digests. */
export interface SealedSecret {
  readonly digest: Buffer
  /** Encrypted SHA-256 of the secret. */
  readonly sealed: string
}

const sealedPurpose = (purpose: string) => `${purpose}, sealed`

const sealDigest = (purpose: string, inner: string) =>
  Effect.map(KeyRing, ({ digests, encrypt }): SealedSecret => ({
    digest: digests(sealedPurpose(purpose), inner)[0],
    sealed: encrypt(purpose, inner),
  }))

/** Seals a secret that must remain valid beyond the life of a key. */
export const sealSecret = (purpose: string, secret: string) =>
  sealDigest(purpose, digestSecret(secret).toString('base64url'))

/** Digests under which a sealed secret may be stored; before secrets were sealed, digests were those of `createKeyedDigest`. */
export const listDigestsOfSealedSecret = (purpose: string, secret: string) =>
  Effect.map(KeyRing, ({ digests }) => [
    ...digests(sealedPurpose(purpose), digestSecret(secret).toString('base64url')),
    ...digests(purpose, secret),
  ])

/** A sealed secret under the newest key; none if its key is not in the ring. */
export const resealSecret = Effect.fnUntraced(function* (purpose: string, sealed: string) {
  const inner = (yield* KeyRing).decrypt(purpose, sealed)
  return inner === undefined ? undefined : yield* sealDigest(purpose, inner)
})

/** An id with its signature, for links that do not expire. */
export const signId = (purpose: string, id: string) =>
  Effect.map(
    createKeyedDigest(purpose, id),
    (signature) => `${id}.${signature.toString('base64url')}`,
  )

/** The id of a signed one; none if no key of the ring made the signature. */
export const verifySignedId = Effect.fnUntraced(function* (purpose: string, signed: string) {
  const [id = '', proof = ''] = signed.split('.')
  const given = Buffer.from(proof, 'base64url')
  const right = (yield* createDigestsWithEachKey(purpose, id)).some(
    (digest) => digest.length === given.length && timingSafeEqual(digest, given),
  )
  return right && /^\d{1,18}$/.test(id) ? id : undefined
})

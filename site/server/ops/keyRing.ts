import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import type { Stats } from 'node:fs'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Context, Effect, Layer } from 'effect'
import { ServerConfig, InvalidConfigError } from './config.ts'
import {
  type SecretKeySource,
  parseSecretKeys,
  type SecretKey,
  type SecretKeys,
} from './secretKeys.ts'

/** Operations with keys that no database holds. A purpose is a label: each has keys of its own. */
interface Keys {
  /** Id of the newest key. */
  readonly newest: string
  /** Keyed digests (HMAC-SHA256) of a text under every key, that of the newest first: one to store, all to compare with. */
  readonly digests: (purpose: string, text: string) => readonly [Buffer, ...Buffer[]]
  /** Encrypts a text with the newest key (AES-256-GCM); returns `id of the key.base64url`. */
  readonly encrypt: (purpose: string, text: string) => string
  /** Decrypts a text; none if it was changed, was encrypted for another purpose, or its key is not in the ring. */
  readonly decrypt: (purpose: string, encrypted: string) => string | undefined
  /** The same text under the newest key; none if it cannot be decrypted. */
  readonly renew: (purpose: string, encrypted: string) => string | undefined
}

/** Id of the key that a text was encrypted with. */
const keyIdOf = (encrypted: string): string => encrypted.split('.', 1)[0] ?? ''

const nonceLength = 12
const tagLength = 16

/** A key ring of at least one key; the first one is the newest. */
export function makeKeyRing([newest, ...older]: SecretKeys): Keys {
  const derived = new Map<string, Buffer>()
  const derive = ({ id, secret }: SecretKey, purpose: string): Buffer => {
    const name = `${id} ${purpose}`
    const known = derived.get(name)
    if (known !== undefined) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'felcera', purpose, 32))
    derived.set(name, key)
    return key
  }
  const digest = (key: SecretKey, purpose: string, text: string) =>
    createHmac('sha256', derive(key, `digest ${purpose}`))
      .update(text)
      .digest()
  const encrypt: Keys['encrypt'] = (purpose, text) => {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', derive(newest, `encrypt ${purpose}`), nonce)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${newest.id}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`
  }
  const decrypt: Keys['decrypt'] = (purpose, encrypted) => {
    const id = keyIdOf(encrypted)
    const key = [newest, ...older].find((one) => one.id === id)
    const bytes = Buffer.from(encrypted.slice(id.length + 1), 'base64url')
    if (key === undefined || bytes.length < nonceLength + tagLength) return undefined
    // Node decodes many Base64url strings to the same bytes. Only the canonical one is accepted, since tokens are marked as used by their text.
    if (encrypted !== `${id}.${bytes.toString('base64url')}`) return undefined
    const nonce = bytes.subarray(0, nonceLength)
    const decipher = createDecipheriv('aes-256-gcm', derive(key, `encrypt ${purpose}`), nonce)
    decipher.setAuthTag(bytes.subarray(-tagLength))
    const body = decipher.update(bytes.subarray(nonceLength, -tagLength))
    try {
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }
  return {
    newest: newest.id,
    digests: (purpose, text) => [
      digest(newest, purpose, text),
      ...older.map((key) => digest(key, purpose, text)),
    ],
    encrypt,
    decrypt,
    renew: (purpose, encrypted) => {
      if (keyIdOf(encrypted) === newest.id) return encrypted
      const text = decrypt(purpose, encrypted)
      return text === undefined ? undefined : encrypt(purpose, text)
    },
  }
}

const wrong = (problem: string) => new InvalidConfigError({ problems: [problem] })

/** Checks that nobody but its owner can read a file; the group may, too, if root owns it, as PostgreSQL allows for its keys. */
const isPrivate = ({ mode, uid }: Stats): boolean => (mode & (uid === 0 ? 0o037 : 0o077)) === 0

const readKeys = Effect.fnUntraced(function* (file: string) {
  const [text, found] = yield* Effect.tryPromise({
    try: () => Promise.all([readFile(file, 'utf8'), stat(file)]),
    catch: (error) => wrong(`SECRET_KEYS_FILE cannot be read: ${String(error)}`),
  })
  if (!isPrivate(found)) yield* wrong(`${file} must be readable by its owner only (chmod 600)`)
  const keys = parseSecretKeys(text)
  return (
    keys ?? (yield* wrong(`${file} must hold keys, such as 2026-11:… with 43 characters or more`))
  )
})

/**
 * Generates a key file for development, unless there is one; created by a hard link, so that of two concurrent callers
 * one wins.
 */
const generateKeys = (file: string) =>
  Effect.tryPromise({
    try: async () => {
      const part = `${file}.${randomUUID()}`
      await mkdir(dirname(file), { recursive: true })
      const key = `development:${randomBytes(32).toString('base64url')}\n`
      await writeFile(part, key, { mode: 0o600 })
      try {
        await link(part, file)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      } finally {
        await rm(part)
      }
    },
    catch: (error) =>
      wrong(`SECRET_KEYS must be set: no key file can be written (${String(error)})`),
  })

const keysOf = Effect.fnUntraced(function* (source: SecretKeySource) {
  if ('keys' in source) return source.keys
  if ('file' in source) return yield* readKeys(source.file)
  yield* generateKeys(source.developmentFile)
  return yield* readKeys(source.developmentFile)
})

/** Keys of the site: with the database alone, digests cannot be guessed and encrypted values cannot be read. */
export class KeyRing extends Context.Service<KeyRing, Keys>()('felcera/KeyRing') {
  /** Fails with `InvalidConfigError` if the keys cannot be read. */
  static readonly layerOf = (source: SecretKeySource) =>
    Layer.effect(KeyRing, Effect.map(keysOf(source), makeKeyRing))

  /** The configured keys. */
  static readonly layer = Layer.unwrap(
    Effect.map(ServerConfig, ({ keys }) => KeyRing.layerOf(keys)),
  )
}

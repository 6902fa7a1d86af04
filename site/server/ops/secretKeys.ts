/** Key from the operator, from which all others are derived. */
export interface SecretKey {
  /** Short public id: stored beside values encrypted with the key. */
  readonly id: string
  readonly secret: string
}

/** Keys of the site, the newest first. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]]

/** Origin of the keys: the environment, a file of the operator, or a file that is generated for development. */
export type SecretKeySource =
  | { readonly keys: SecretKeys }
  | { readonly file: string }
  | { readonly developmentFile: string }

const entry = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/_=-]{43,})$/

/**
 * Minimum number of different characters: random secrets of 43 characters have more, placeholders such as one repeated
 * letter have fewer.
 */
const leastCharacters = 10

/**
 * Parses `id:secret` entries separated by commas, spaces or line feeds; none if one is malformed or not random, or an
 * id is repeated.
 */
export function parseSecretKeys(text: string): SecretKeys | undefined {
  const keys: SecretKey[] = []
  for (const part of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const [, id, secret] = entry.exec(part) ?? []
    if (id === undefined || secret === undefined) return undefined
    if (new Set(secret).size < leastCharacters) return undefined
    keys.push({ id, secret })
  }
  const ids = new Set(keys.map(({ id }) => id))
  const [newest, ...older] = keys
  return newest === undefined || ids.size < keys.length ? undefined : [newest, ...older]
}

import { Option, Schema } from 'effect'

/** A draft that may be seen until a moment, as a link says it. */
export interface Preview {
  /** Id of the page. */
  readonly page: string
  /** Seconds since the epoch after which the link is of no use. */
  readonly until: number
}

/** Parameter of an address that shows a draft. */
export const previewParameter = 'preview'

/** Shortest secret, in characters. */
export const previewSecretLength = 32

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const
const encoder = new TextEncoder()
const Proof = Schema.Uint8ArrayFromBase64Url
const pattern = /^(\d{1,12})\.([\w-]{43})$/

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify'])

const signed = ({ page, until }: Preview) => encoder.encode(`preview\n${page}\n${until}`)

/** The parameter's value: the moment, and a proof that whoever knows the secret let this page be seen until then. */
export async function signPreview(secret: string, preview: Preview): Promise<string> {
  const proof = await crypto.subtle.sign('HMAC', await keyOf(secret), signed(preview))
  return `${preview.until}.${Schema.encodeSync(Proof)(new Uint8Array(proof))}`
}

/** Whether a value shows this page at a moment, in ms since the epoch. */
export async function mayPreview(
  secret: string,
  page: string,
  value: string,
  now: number,
): Promise<boolean> {
  const [, until, written = ''] = pattern.exec(value) ?? []
  const proof = Schema.decodeUnknownOption(Proof)(written)
  if (until === undefined || Option.isNone(proof) || now >= Number(until) * 1000) return false
  const preview = { page, until: Number(until) }
  const given = new Uint8Array(proof.value)
  return crypto.subtle.verify('HMAC', await keyOf(secret), given, signed(preview))
}

import { Option, Schema } from 'effect'
import type { Locale } from '../locale/locales.ts'

/** Permission to view a draft until a point in time. */
export interface DraftPreviewPermission {
  /** Id of the page. */
  readonly page: string
  /** The locale in which it is shown. */
  readonly locale: Locale
  /** Expiry in seconds since the epoch. */
  readonly until: number
}

/** Query parameter of a preview link. */
export const previewParameter = 'preview'

/** Minimum length of the signing secret in characters. */
export const previewSecretLength = 32

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const
const encoder = new TextEncoder()
const Signature = Schema.Uint8ArrayFromBase64Url
const valuePattern = /^(\d{1,12})\.([\w-]{43})$/

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify'])

const signedData = ({ page, locale, until }: DraftPreviewPermission) =>
  encoder.encode(`preview\n${page}\n${locale}\n${until}`)

/** Signs a preview with HMAC-SHA256 and returns the value of the query parameter: `<until>.<signature>`. */
export async function createPreviewSignature(
  secret: string,
  preview: DraftPreviewPermission,
): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), signedData(preview))
  return `${preview.until}.${Schema.encodeSync(Signature)(new Uint8Array(signature))}`
}

/** Verifies signature and expiry of a parameter value for a page in a locale; `now` is in ms since the epoch. */
export async function verifyPreview(
  secret: string,
  { page, locale }: Omit<DraftPreviewPermission, 'until'>,
  value: string,
  now: number,
): Promise<boolean> {
  const [, until, encoded = ''] = valuePattern.exec(value) ?? []
  const signature = Schema.decodeUnknownOption(Signature)(encoded)
  if (until === undefined || Option.isNone(signature) || now >= Number(until) * 1000) return false
  const preview = { page, locale, until: Number(until) }
  const bytes = new Uint8Array(signature.value)
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signedData(preview))
}

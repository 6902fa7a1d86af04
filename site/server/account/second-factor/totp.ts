import { createHmac } from 'node:crypto'

/** Seconds for which a code is valid (RFC 6238). */
const period = 30

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in Base32 (RFC 4648) without padding; the last letter holds the rest of the bits. */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet.charAt(parseInt(group.padEnd(5, '0'), 2)))
    .join('')
}

/** Returns the number of the time step of a time in milliseconds. */
export const getTotpTimeStep = (time: number): number => Math.floor(time / 1000 / period)

/** The code of a time step (RFC 6238 with HMAC-SHA-1, as authenticator apps expect it). */
export function computeTotpCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const value = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(value % 10 ** digits).padStart(digits, '0')
}

/**
 * Returns the time step of a code: the current one, or the previous or next one for clocks that differ. Steps up to
 * `used` are refused, so that each code is valid once.
 */
export const findMatchingTimeStep = (
  secret: Uint8Array,
  code: string,
  time: number,
  used: number,
): number | undefined => {
  const now = getTotpTimeStep(time)
  return [now, now - 1, now + 1].find(
    (step) => step > used && computeTotpCode(secret, step) === code,
  )
}

/** Address that an authenticator app reads from a QR code. */
export function formatTotpUri(secret: string, issuer: string, account: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`
}

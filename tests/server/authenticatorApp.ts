import { getTotpTimeStep, computeTotpCode } from '#server/account/second-factor/totp.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes a secret in Base32. */
export function decodeBase32Secret(secret: string): Buffer {
  const bits = [...secret].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** Returns the codes of an authenticator app: the current one, then the next. The server accepts each of them once. */
export function createAuthenticatorApp(secret: string): () => string {
  let ahead = 0
  return () => computeTotpCode(decodeBase32Secret(secret), getTotpTimeStep(Date.now()) + ahead++)
}

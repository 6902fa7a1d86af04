import { scrypt } from '@noble/hashes/scrypt.js'
import { formatProofOfWorkSalt, proofOfWorkScryptParameters } from '#data/captcha/proofOfWork.ts'

const { cost, blockSize, size } = proofOfWorkScryptParameters

/** Computes a link of a chain from the previous one, in a few milliseconds. */
export const computeProofOfWorkLink = (id: string, n: number, before: Uint8Array): Uint8Array =>
  scrypt(before, formatProofOfWorkSalt(id, n), { N: cost, r: blockSize, p: 1, dkLen: size })

/** Serializes the links of a chain as the answer to a captcha: in Base64url. */
export const formatProofOfWork = (links: readonly Uint8Array[]): string =>
  btoa(links.map((link) => String.fromCharCode(...link)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

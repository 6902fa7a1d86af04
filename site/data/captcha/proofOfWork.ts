/**
 * Proof of work of captchas: a chain of links, each of which needs the one before. A link is scrypt (RFC 7914), which needs memory, so that
 * programs and graphics cards gain little over a browser; all chains of a length cost the same. A server verifies some links.
 */
export const proofOfWorkScryptParameters = {
  /** scrypt's N; with r = 8 a link needs 1 MiB. */
  cost: 1024,
  blockSize: 8,
  /** Bytes of a link. */
  size: 8,
} as const

/** Salt of the nth link of a captcha, from 0. Its password is the link before; that of the first is empty. */
export const formatProofOfWorkSalt = (id: string, n: number): string => `${id}.${n}`

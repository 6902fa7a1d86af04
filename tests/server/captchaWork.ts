import { scryptSync } from 'node:crypto'
import { formatLinkSalt, proofOfWork } from '#data/captcha/proofOfWork.ts'

/** Solves the proof of work of a captcha as a program does. */
export function solveCaptchaWork(id: string, links: number): string {
  const { cost, blockSize, size } = proofOfWork
  const chain: Buffer[] = []
  for (let n = 0; n < links; n++)
    chain.push(
      scryptSync(chain[n - 1] ?? '', formatLinkSalt(id, n), size, { N: cost, r: blockSize }),
    )
  return Buffer.concat(chain).toString('base64url')
}

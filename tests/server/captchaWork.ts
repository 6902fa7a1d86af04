import { scrypt } from 'node:crypto'
import { formatProofOfWorkSalt, proofOfWorkScryptParameters } from '#data/captcha/proofOfWork.ts'

const { cost, blockSize, size } = proofOfWorkScryptParameters

const computeLink = (id: string, n: number, before: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(before, formatProofOfWorkSalt(id, n), size, { N: cost, r: blockSize }, (error, link) =>
      error === null ? resolve(link) : reject(error),
    )
  })

/** Solves the proof of work of a captcha like a native program, without blocking a site in the same process. */
export async function solveCaptchaWork(id: string, links: number): Promise<string> {
  const chain: Buffer[] = []
  for (let n = 0; n < links; n++)
    chain.push(await computeLink(id, n, chain[n - 1] ?? Buffer.alloc(0)))
  return Buffer.concat(chain).toString('base64url')
}

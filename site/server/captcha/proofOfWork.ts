import { scrypt } from 'node:crypto'
import { Effect } from 'effect'
import { formatProofOfWorkSalt, proofOfWorkScryptParameters } from '#data/captcha/proofOfWork.ts'
import { serverLimits } from '#data/ops/limits.ts'

const { cost, blockSize, size } = proofOfWorkScryptParameters

/** A link of the chain of a captcha, computed outside of the event loop. */
const computeLink = (id: string, n: number, before: Buffer): Effect.Effect<Buffer> =>
  Effect.callback((resume) => {
    scrypt(before, formatProofOfWorkSalt(id, n), size, { N: cost, r: blockSize }, (error, link) =>
      resume(error === null ? Effect.succeed(link) : Effect.die(error)),
    )
  })

/**
 * Verifies a proof of work by a random sample of its links: omitting a part reduces the probability of success by more
 * than the work that it saves. `below` returns a random number from 0 up to a limit.
 */
export const verifyProofOfWork = Effect.fnUntraced(function* (
  id: string,
  links: number,
  work: string,
  below: (limit: number) => number,
) {
  const chain = Buffer.from(work, 'base64url')
  if (chain.length !== links * size) return false
  const linkAt = (n: number) => chain.subarray(n * size, (n + 1) * size)
  const checked = new Set<number>()
  while (checked.size < Math.min(serverLimits.workChecks, links)) checked.add(below(links))
  for (const n of checked) {
    const before = n === 0 ? Buffer.alloc(0) : linkAt(n - 1)
    if (!(yield* computeLink(id, n, before)).equals(linkAt(n))) return false
  }
  return true
})

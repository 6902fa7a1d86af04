import { computeProofOfWorkLink, formatProofOfWork } from './proofOfWork.ts'

/** Message to the worker: id of the captcha and number of links to compute. */
export interface ProofOfWorkTask {
  readonly id: string
  readonly links: number
}

// A worker of its own, so that the page stays responsive; it ends when its page terminates it.
addEventListener('message', ({ data: { id, links } }: MessageEvent<ProofOfWorkTask>) => {
  const chain: Uint8Array[] = []
  for (let n = 0; n < links; n++)
    chain.push(computeProofOfWorkLink(id, n, chain[n - 1] ?? new Uint8Array()))
  postMessage(formatProofOfWork(chain))
})

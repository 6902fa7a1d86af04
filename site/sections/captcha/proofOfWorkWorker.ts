import { computeLink, formatProofOfWork } from './proofOfWork.ts'

/** What the worker is asked for. */
export interface ProofOfWorkTask {
  readonly id: string
  readonly links: number
}

// A worker of its own, so that the page stays responsive; it ends when its page terminates it.
addEventListener('message', ({ data: { id, links } }: MessageEvent<ProofOfWorkTask>) => {
  const chain: Uint8Array[] = []
  for (let n = 0; n < links; n++) chain.push(computeLink(id, n, chain[n - 1] ?? new Uint8Array()))
  postMessage(formatProofOfWork(chain))
})

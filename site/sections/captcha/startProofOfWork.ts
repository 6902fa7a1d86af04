import { computeProofOfWorkLink, formatProofOfWork } from './proofOfWork.ts'
import workerUrl from './proofOfWorkWorker.ts?worker&url'
import type { ProofOfWorkTask } from './proofOfWorkWorker.ts'

/** Running proof of work. */
export interface ProofOfWorkRun {
  /** The answer to the captcha; undefined after cancellation. */
  readonly answer: Promise<string | undefined>
  readonly cancel: () => void
}

/** The required part of the Trusted Types API, in browsers that support it. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: () => string },
    ) => { readonly createScriptURL: (url: string) => string }
  }
}

/** Returns the URL of the worker as a `TrustedScriptURL` if pages require one; the policy creates no other URL. */
const trustedUrl = (globalThis as TrustedTypesWindow).trustedTypes
  ?.createPolicy('felcera-worker', { createScriptURL: () => workerUrl })
  .createScriptURL(workerUrl)

/** Starts the proof of work of a captcha in a worker; without workers, in slices on the main thread. */
export function startProofOfWork(task: ProofOfWorkTask): ProofOfWorkRun {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const controller = new AbortController()
  const cancel = () => {
    controller.abort()
    resolve(undefined)
  }
  const beside = () => void solveBesidePage(task, controller.signal).then(resolve)
  if (typeof Worker === 'undefined') {
    beside()
    return { answer: promise, cancel }
  }
  const worker = new Worker(trustedUrl ?? workerUrl, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
  // For example because an old browser does not support module workers.
  worker.addEventListener('error', beside)
  worker.postMessage(task, [])
  void promise.finally(() => worker.terminate())
  return { answer: promise, cancel }
}

// Imported statically: a dynamic import would add the chunk loader, which pages of the router share, to the shell as a
// separate file.
async function solveBesidePage(
  { id, links }: ProofOfWorkTask,
  signal: AbortSignal,
): Promise<string | undefined> {
  const chain: Uint8Array[] = []
  for (let n = 0; n < links; n++) {
    if (signal.aborted) return undefined
    chain.push(computeProofOfWorkLink(id, n, chain[n - 1] ?? new Uint8Array()))
    await yieldToPage()
  }
  return formatProofOfWork(chain)
}

const yieldToPage = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => done(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

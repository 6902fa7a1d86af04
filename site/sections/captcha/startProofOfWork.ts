import { computeProofOfWorkLink, formatProofOfWork } from './proofOfWork.ts'
import workerUrl from './proofOfWorkWorker.ts?worker&url'
import type { ProofOfWorkTask } from './proofOfWorkWorker.ts'

/** Work under way. */
export interface ProofOfWorkRun {
  /** The answer to the captcha; none after it was cancelled. */
  readonly answer: Promise<string | undefined>
  readonly cancel: () => void
}

/** The part of Trusted Types that is used, where a browser has them. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: () => string },
    ) => { readonly createScriptURL: (url: string) => string }
  }
}

/** The address of the worker, as pages that take no addresses of scripts from strings want it; the policy makes no other. */
const trustedUrl = (globalThis as TrustedTypesWindow).trustedTypes
  ?.createPolicy('felcera-worker', { createScriptURL: () => workerUrl })
  .createScriptURL(workerUrl)

/** Starts to solve the proof of work of a captcha, in a worker; in slices beside the page where there is none. */
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
  // As where an old browser knows no modules in workers.
  worker.addEventListener('error', beside)
  worker.postMessage(task, [])
  void promise.finally(() => worker.terminate())
  return { answer: promise, cancel }
}

// Not loaded on demand: the shell would then need a file of its own for what loads chunks, because pages of the router load them, too.
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

import { countSha256ZeroBits } from './sha256.ts'

/** Duration of one slice of work in ms; short enough to keep the page responsive. */
const sliceTime = 12

const yieldToPage = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => done(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/**
 * Searches for a text so that the SHA-256 digest of `<id>.<text>` begins with at least `bits` zero bits. Runs in slices on
 * the main thread, because the content security policy allows no worker script. Resolves to undefined when aborted.
 */
export async function solveProofOfWork(
  id: string,
  bits: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let nonce = 0; !signal.aborted;) {
    const end = performance.now() + sliceTime
    while (performance.now() < end)
      for (let count = 0; count < 100; count++, nonce++) {
        const work = nonce.toString(36)
        if (countSha256ZeroBits(`${id}.${work}`) >= bits) return work
      }
    await yieldToPage()
  }
  return undefined
}

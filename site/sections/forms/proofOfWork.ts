import { sha256ZeroBits } from './sha256.ts'

/** Time for one slice, in ms: the page stays quick. */
const slice = 12

const nextTask = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => done(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/**
 * Looks for a text that makes the digest of `<id>.<text>` begin with so many zero bits, in slices between which the page
 * can do other things: a worker would need a script address that the page's policy does not trust. Nothing if it was
 * called off.
 */
export async function proofOfWork(
  id: string,
  bits: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let tried = 0; !signal.aborted;) {
    const end = performance.now() + slice
    while (performance.now() < end)
      for (let count = 0; count < 100; count++, tried++) {
        const work = tried.toString(36)
        if (sha256ZeroBits(`${id}.${work}`) >= bits) return work
      }
    await nextTask()
  }
  return undefined
}

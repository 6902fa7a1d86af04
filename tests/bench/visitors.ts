import { createRequestSender } from '../server/client.ts'
import { postEnquiry } from '../server/visitors.ts'

/** A batch of enquiries to send to a port. */
export interface EnquiryBatch {
  readonly port: number
  readonly from: number
  readonly count: number
  readonly atOnce: number
}

// Runs in a separate process, so that its processor time does not count for the server.
process.on('message', ({ port, from, count, atOnce }: EnquiryBatch) => {
  const ask = createRequestSender(port)
  const numbers = Array.from({ length: count }, (_, n) => from + n).values()
  const start = performance.now()
  const visitor = async () => {
    for (const n of numbers) {
      const { status } = await postEnquiry(ask, n)
      if (status !== 201) throw new Error(`An enquiry was answered with ${status}`)
    }
  }
  void Promise.all(Array.from({ length: atOnce }, visitor)).then(() =>
    process.send?.((performance.now() - start) / count),
  )
})

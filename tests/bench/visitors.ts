import { asker } from '../server/client.ts'
import { post } from '../server/visitors.ts'

/** How many enquiries to send, of which visitors, and where to. */
export interface Wave {
  readonly port: number
  readonly from: number
  readonly count: number
  readonly atOnce: number
}

// Visitors are a process of their own: what they cost is not the server's.
process.on('message', ({ port, from, count, atOnce }: Wave) => {
  const ask = asker(port)
  const numbers = Array.from({ length: count }, (_, n) => from + n).values()
  const start = performance.now()
  const visitor = async () => {
    for (const n of numbers) {
      const { status } = await post(ask, n)
      if (status !== 201) throw new Error(`An enquiry was answered with ${status}`)
    }
  }
  void Promise.all(Array.from({ length: atOnce }, visitor)).then(() =>
    process.send?.((performance.now() - start) / count),
  )
})

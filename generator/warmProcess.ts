import { join } from 'node:path'
import { generate } from './index.ts'

// The other end of `warm.ts`: a run for every message, until nobody asks any more.
const top = join(import.meta.dirname, '..')
process.on('message', () => {
  let text = ''
  void generate({ top, say: (report) => (text = report) }).then(({ ok }) => process.send?.({ ok, text })) // prettier-ignore
})
process.once('disconnect', () => process.exit())

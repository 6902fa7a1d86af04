import { join } from 'node:path'
import { generateSiteFiles } from '../index.ts'
import { codeWrittenMessage } from './workerMessages.ts'

// Child process of `worker.ts`: runs once per message until the parent disconnects.
const top = join(import.meta.dirname, '../..')
process.on('message', () => {
  let text = ''
  void generateSiteFiles({
    top,
    onCodeWritten: () => process.send?.(codeWrittenMessage),
    say: (report) => (text = report),
  }).then(({ ok }) => process.send?.({ ok, text }))
})
process.once('disconnect', () => process.exit())

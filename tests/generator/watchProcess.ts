import { generate } from '#generator/index.ts'
import { watchConfigs } from '#generator/watch.ts'

// What `--watch` does, for the project in a folder.
const [, , top = ''] = process.argv
await generate({ top })
watchConfigs(top, () => generate({ top }), new AbortController().signal)
process.stderr.write('watching\n')

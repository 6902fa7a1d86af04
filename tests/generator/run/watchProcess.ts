import { generateSiteFiles } from '#generator/index.ts'
import { watchConfigs } from '#generator/run/watch.ts'

// Runs watch mode for the project in a folder.
const [, , top = ''] = process.argv
await generateSiteFiles({ top })
watchConfigs(top, () => generateSiteFiles({ top }), new AbortController().signal)
process.stderr.write('watching\n')

import { readFileSync } from 'node:fs'
import { parseSync, type Plugin } from 'vite'

/** Route modules name their loaders, which only the site's server runs: here those are names and nothing else. */
export const withoutServer = (): Plugin => ({
  name: 'without-server',
  enforce: 'pre',
  load: {
    filter: { id: /\.server\.ts$/ },
    handler(id) {
      const { module } = parseSync(id, readFileSync(id, 'utf8'))
      const names = module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
      )
      return names.map((name) => `export const ${name} = undefined\n`).join('')
    },
  },
})

import { readFileSync } from 'node:fs'
import { parseSync, type Plugin } from 'vite'

/** Vite plugin that replaces server modules by empty exports: route modules import loaders that only run on the server. */
export const stubServerModulesPlugin = (): Plugin => ({
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

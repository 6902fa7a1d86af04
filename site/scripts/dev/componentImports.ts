import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../../design-system')
const index = join(folder, 'index.ts')

/** The module of an exported name of the design system, and its name there; without one it is the whole module. */
interface ExportedName {
  readonly from: string
  readonly name: string | null
}

/** Returns the values that the index of the design system exports, in its order. */
function readExportedNames(): ReadonlyMap<string, ExportedName> {
  const { staticExports } = parseSync(index, readFileSync(index, 'utf8')).module
  const entries = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, importName, moduleRequest, isType }) => {
      if (isType || !moduleRequest || exportName.name === null) return []
      const from = `#design-system/${moduleRequest.value.slice(2)}`
      return [[exportName.name, { from, name: importName.name }] as const]
    }),
  )
  return new Map(entries)
}

/** Replaces imports of the index of the design system by imports of the modules behind it, in the same lines. */
export function importComponentModules(
  file: string,
  code: string,
  exported = readExportedNames(),
): string {
  let result = code
  const order = [...exported.keys()]
  const imports = parseSync(file, code).module.staticImports.filter(
    ({ moduleRequest }) => moduleRequest.value === '#design-system',
  )
  for (const { start, end, entries } of imports.toReversed()) {
    const values = entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => ({
        name: importName.name ?? '',
        local: localName.value,
      }))
      .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    const statements = values.map(({ name, local }) => {
      const found = exported.get(name)
      if (!found) throw new Error(`The design system exports no "${name}"`)
      const bound = found.name === null ? `* as ${local}` : `{ ${found.name} as ${local} }`
      return `import ${bound} from '${found.from}'`
    })
    const lines = code.slice(start, end).replaceAll(/[^\n]/g, '')
    result = result.slice(0, start) + statements.join(';') + lines + result.slice(end)
  }
  return result
}

/**
 * Imports the components of the design system from their own modules in development: a page then loads those that it renders, where the
 * index loads all. The build drops unused ones by itself.
 */
export const componentImportsPlugin = (): Plugin => ({
  name: 'component-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: "'#design-system'" },
    handler(code, id) {
      this.addWatchFile(index)
      return { code: importComponentModules(id, code), map: null }
    },
  },
})

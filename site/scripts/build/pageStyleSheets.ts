import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Entry of Vite's manifest. */
interface Chunk {
  readonly src?: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const virtualModules = /^\0?virtual:(page-style-sheets|section-styles\/\d+)$/

/**
 * Vite plugin that bundles the style sheets of prerendered pages without their code. The client build emits a chunk per
 * distinct set of sections (`generated/builtPageSections.json`); the server build imports the URLs of the style sheets
 * from `virtual:page-style-sheets`.
 */
export function pageStyleSheetsPlugin(site: string): Plugin {
  let building = false
  let cached: ReadonlyMap<string, readonly string[]> | undefined
  const sectionsByPage = () => (cached ??= readBuiltPageSections(site))
  const distinctSets = () => [
    ...new Map([...sectionsByPage().values()].map((set) => [set.join(), set])).values(),
  ]
  return {
    name: 'page-style-sheets',
    sharedDuringBuild: true,
    configResolved({ command }) {
      building = command === 'build'
    },
    buildStart() {
      if (!building || this.environment.name !== 'client') return
      for (const index of distinctSets().keys())
        this.emitFile({
          type: 'chunk',
          id: `virtual:section-styles/${index}`,
          name: chunkName(index),
        })
    },
    resolveId: { filter: { id: virtualModules }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: virtualModules },
      handler(id) {
        const index = id.split('/')[1]
        if (index !== undefined) return importSections(distinctSets()[Number(index)] ?? [])
        if (!building) return 'export const pageStyleSheets = {}'
        const manifest = readManifest(join(site, 'dist/client'))
        const sets = distinctSets()
        const sheets = sets.map((_, at) => sheetsOf(manifest, ({ name }) => name === chunkName(at)))
        const root = sheetsOf(manifest, ({ src }) => src?.startsWith('root.tsx') === true)
        const entries = [...sectionsByPage()].map(([page, sections]) => {
          const at = sets.findIndex((set) => set.join() === sections.join())
          return [page, [...new Set([...root, ...(sheets[at] ?? [])])]]
        })
        return `export const pageStyleSheets = ${JSON.stringify(Object.fromEntries(entries))}`
      },
    },
  }
}

const chunkName = (index: number): string => `section-styles-${index}`

/** Reads the names of the sections of each built page, by page id. */
export function readBuiltPageSections(site: string): ReadonlyMap<string, readonly string[]> {
  const file = join(site, 'generated/builtPageSections.json')
  return new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>),
  )
}

const readManifest = (client: string): Manifest =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest

/** Returns the source of a chunk with the styles of sections. It exports them, as tree shaking would drop unused imports. */
const importSections = (sections: readonly string[]): string =>
  ["export { Page } from '#app/pages/Page.tsx'"]
    .concat(sections.map((name) => `export { ${name} } from '#sections/${name}/${name}.tsx'`))
    .join('\n')

/** Returns the style sheets of a chunk and of everything it imports, in React Router's order. */
function sheetsOf(manifest: Manifest, isStart: (chunk: Chunk) => boolean): readonly string[] {
  const start = Object.keys(manifest).find((key) => isStart(manifest[key] ?? {}))
  if (start === undefined) throw new Error('The client build lacks the styles of a built page')
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const walk = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const file of manifest[key]?.css ?? []) sheets.add(`/${file}`)
    for (const next of manifest[key]?.imports ?? []) walk(next)
  }
  walk(start)
  return [...sheets]
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { moduleOf, type RouteEntry } from '#data/routeTable.ts'

/** A module of a built page and what of it has styles, as it imports it. */
interface PageModule {
  readonly page: string
  readonly file: string
  readonly styled: string
}

/** What Vite's manifest says of a chunk. */
interface Chunk {
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const virtual = /^\0?virtual:(built-pages|sheets\/\d+)$/
const styledImports = /^import { (\w+).* } from ('#(?:sections|app\/page)\b.*')$/gm

/**
 * Nothing hydrates a built page, so React Router is not asked to bundle it for browsers: its code goes into the server's
 * bundle, as `virtual:built-pages`, and browsers get the style sheets of what it shows. Pages that show the same have the
 * same.
 */
export function builtPages(site: string): Plugin {
  let building = false
  let modules: Promise<readonly PageModule[]> | undefined
  const pages = () => (modules ??= modulesOf(site))
  const sheets = async () => [...new Set((await pages()).map(({ styled }) => styled))]
  return {
    name: 'built-pages',
    sharedDuringBuild: true,
    configResolved({ command }) {
      building = command === 'build'
    },
    async buildStart() {
      if (!building || this.environment.name !== 'client') return
      for (const index of (await sheets()).keys())
        this.emitFile({ type: 'chunk', id: `virtual:sheets/${index}`, name: `sheets-${index}` })
    },
    resolveId: { filter: { id: virtual }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: virtual },
      async handler(id) {
        const index = id.split('/')[1]
        if (index !== undefined) return (await sheets())[Number(index)]
        return building ? sourceOf(await pages(), await sheets(), join(site, 'dist/client')) : none
      },
    },
  }
}

/** In development they are React Router's like all pages. */
const none = 'export const builtPages = {}'

/** The built pages of the project, in the order of their addresses. */
async function modulesOf(site: string): Promise<readonly PageModule[]> {
  const table = pathToFileURL(join(site, 'generated/routes.ts')).href
  const { routes } = (await import(table)) as { routes: readonly RouteEntry[] }
  const pages = new Set(routes.flatMap(({ mode, page }) => (mode === 'built' ? page : [])))
  return [...pages].map((page) => {
    const file = join(site, 'generated', moduleOf(page))
    return { page, file, styled: styledBy(file) }
  })
}

/** What it exports is kept with its styles; what is only imported would be dropped with them. */
const styledBy = (file: string): string =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(styledImports),
    ([, name, id]) => `export { ${name} } from ${id}\n`,
  ).join('')

/** Every page's module by its id, with the addresses of its style sheets. */
function sourceOf(pages: readonly PageModule[], sheets: readonly string[], client: string): string {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const css = sheets.map((_, index) => sheetsOf(manifest, `sheets-${index}`))
  const imports = pages.map(
    ({ file }, at) => `import * as page${at} from ${JSON.stringify(file)}\n`,
  )
  const entries = pages.map(({ page, styled }, at) => {
    const addresses = JSON.stringify(css[sheets.indexOf(styled)])
    return `  ${JSON.stringify(page)}: builtPage(page${at}, ${addresses}),\n`
  })
  return `import { builtPage } from '#app/builtPage.ts'
${imports.join('')}
export const builtPages = {
${entries.join('')}}
`
}

/** Style sheets of a chunk and of all it imports, as React Router orders those of its routes. */
function sheetsOf(manifest: Manifest, name: string): readonly string[] {
  const start = Object.keys(manifest).find((key) => manifest[key]?.name === name)
  if (start === undefined) throw new Error(`The browsers' bundle has no "${name}"`)
  const css = new Set<string>()
  const seen = new Set<string>()
  const walk = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const file of manifest[key]?.css ?? []) css.add(`/${file}`)
    for (const next of manifest[key]?.imports ?? []) walk(next)
  }
  walk(start)
  return [...css]
}

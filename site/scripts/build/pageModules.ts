import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { getCompiledPagePath, getRouteModulePath } from '#data/pages/routeTable.ts'
import { readBuiltPageSections } from './pageStyleSheets.ts'

/** File of `entry.server.tsx` in the folder of the server bundle. */
export const serverEntryFile = 'entry.js'

// Generated page modules import values by `#name` only.
const importedName = /^import \{.*\} from '(#[^']+)'$/gm

/** Returns the source text of the generated module of each built page, by page id. */
const readPages = (site: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(readBuiltPageSections(site).keys(), (page) => [
      page,
      readFileSync(join(site, 'generated', getRouteModulePath(page)), 'utf8'),
    ]),
  )

const importsOf = (source: string): readonly string[] =>
  Array.from(source.matchAll(importedName), ([, name = '']) => name)

/** Returns the names of all modules that built pages import, sorted: `#sections/Hero/Hero.tsx`. */
export const listPageImports = (site: string): readonly string[] =>
  [...new Set([...readPages(site).values()].flatMap(importsOf))].toSorted()

/** Returns the file of an imported name in the server bundle: `modules/sections/Hero/Hero.js`. */
const bundledFile = (name: string): string => `modules/${name.slice(1).replace(/\.tsx?$/, '.js')}`

/**
 * Vite plugin that gives each module that built pages import a file of the server bundle. The pages themselves are compiled one by
 * one (`compilePages`), so that a changed page config bundles nothing.
 */
export const pageModulesPlugin = (site: string): Plugin => ({
  name: 'page-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    // The build loads it without the pages that are rendered on request.
    this.emitFile({
      type: 'chunk',
      id: join(site, 'entry.server.tsx'),
      fileName: serverEntryFile,
      preserveSignature: 'strict',
    })
    for (const name of listPageImports(site))
      this.emitFile({
        type: 'chunk',
        id: name,
        fileName: bundledFile(name),
        preserveSignature: 'strict',
      })
  },
})

/**
 * Compiles the modules of all built pages to `dist/server/pages`. Returns a function that computes the digest of the code of a page, from
 * its own text and the digests of the modules that it imports.
 */
export async function compilePages(
  site: string,
  digestOf: (file: string) => string,
): Promise<(page: string) => string> {
  // Imported late: the digest of the bundle's inputs needs the names of imports alone.
  const { transformSync } = await import('rolldown/utils')
  const folder = join(site, 'dist/server')
  rmSync(join(folder, 'pages'), { recursive: true, force: true })
  const digests = new Map<string, string>()
  for (const [page, source] of readPages(site)) {
    const { code, errors } = transformSync('page.tsx', source, {
      jsx: { runtime: 'automatic', development: false },
    })
    if (errors.length > 0) throw new Error(`${page}: ${errors.map(String).join('\n')}`)
    const file = join(folder, getCompiledPagePath(page))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      code.replaceAll(
        /(?<= from )"(#[^"]+)"/g,
        (_, name: string) => `"#built/${bundledFile(name)}"`,
      ),
    )
    const imported = importsOf(source).flatMap((name) =>
      name.includes('.server.') ? [] : digestOf(name.slice(1)),
    )
    const digest = createHash('sha256').update(source).update(imported.join())
    digests.set(page, digest.digest('hex'))
  }
  return (page) => {
    const digest = digests.get(page)
    if (digest === undefined) throw new Error(`"${page}" is not a built page`)
    return digest
  }
}

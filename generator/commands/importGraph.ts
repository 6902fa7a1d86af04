import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Imported files by source file, as paths from the repository root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

const folders = ['design-system', 'site', 'stories']
const excluded = /(^|\/)(\.|node_modules|generated|dist|public)|\.test\.tsx?$/
const designSystem = 'design-system/index.ts'
const importNames: readonly (readonly [string, string])[] = [
  ['#design-system/', 'design-system/'],
  ['#sections/', 'site/sections/'],
  ['#data/', 'site/data/'],
  ['#app/', 'site/app/'],
  ['#server/', 'site/server/'],
  ['#pages-config/', 'pages-config/'],
]
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]/g
const statement = /(?:import|export)\s+(?:type\s+)?([^'"]*?)\s*(?:from\s+)?['"]([^'"]+)['"]/g

/** Reads the imports of all source files. An import of the design system's index counts only for the components it names. */
export function readImportGraph(top: string): ImportGraph {
  const texts = new Map(
    folders.flatMap((folder) =>
      readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => /\.tsx?$/.test(name) && !excluded.test(name))
        .map((name) => [name, readFileSync(join(top, name), 'utf8')] as const),
    ),
  )
  const exported = new Map<string, string>()
  for (const [, names = '', from = ''] of (texts.get(designSystem) ?? '').matchAll(statement))
    for (const name of namesIn(names, 'exported')) exported.set(name, resolve(designSystem, from))
  return new Map(
    [...texts].map(([file, text]) => {
      const found = [...text.matchAll(statement)].flatMap(([, names = '', from = '']) =>
        from === '#design-system'
          ? namesIn(names, 'imported').flatMap((name) => exported.get(name) ?? [])
          : [resolve(file, from)],
      )
      for (const [, from = ''] of text.matchAll(dynamicImport)) found.push(resolve(file, from))
      return [file, new Set(file === designSystem ? [] : found)]
    }),
  )
}

/** Returns the files and everything that imports them, directly or transitively. */
export function findDependentFiles(
  graph: ImportGraph,
  files: readonly string[],
): ReadonlySet<string> {
  const found = new Set(files)
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [file, imports] of graph)
      if (!found.has(file) && [...imports].some((one) => found.has(one))) found.add(file)
  }
  return found
}

/** Returns the names of a clause as the other module knows them: before `as` of an import, after it of an export. */
const namesIn = (clause: string, of: 'imported' | 'exported'): readonly string[] =>
  clause
    .replaceAll(/[{}]|\btype\b/g, ' ')
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+/)
          .at(of === 'imported' ? 0 : -1) ?? '',
    )
    .filter((name) => name !== '')

function resolve(from: string, specifierWithQuery: string): string {
  const specifier = specifierWithQuery.replace(/\?.*$/, '')
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [name, folder] = importNames.find(([prefix]) => specifier.startsWith(prefix)) ?? ['', '']
  return folder + specifier.slice(name.length)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Source files and what each imports, by paths from the top. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

const folders = ['design-system', 'site', 'stories']
const left = /(^|\/)(\.|node_modules|generated|dist|public)|\.test\.tsx?$/
const designSystem = 'design-system/index.ts'
const names: readonly (readonly [string, string])[] = [
  ['#design-system/', 'design-system/'],
  ['#sections/', 'site/sections/'],
  ['#data/', 'site/data/'],
  ['#app/', 'site/app/'],
  ['#server/', 'site/server/'],
]
const statement = /(?:import|export)\s+(?:type\s+)?([^'"]*?)\s*(?:from\s+)?['"]([^'"]+)['"]/g

/** Reads who imports whom. An import of the design system counts for the components it names, not for all. */
export function readImportGraph(top: string): ImportGraph {
  const texts = new Map(
    folders.flatMap((folder) =>
      readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => /\.tsx?$/.test(name) && !left.test(name))
        .map((name) => [name, readFileSync(join(top, name), 'utf8')] as const),
    ),
  )
  const exported = new Map<string, string>()
  for (const [, what = '', from = ''] of (texts.get(designSystem) ?? '').matchAll(statement))
    for (const name of namesIn(what)) exported.set(name, resolve(designSystem, from))
  return new Map(
    [...texts].map(([file, text]) => {
      const found = [...text.matchAll(statement)].flatMap(([, what = '', from = '']) =>
        from === '#design-system'
          ? namesIn(what).flatMap((name) => exported.get(name) ?? [])
          : [resolve(file, from)],
      )
      return [file, new Set(file === designSystem ? [] : found)]
    }),
  )
}

/** Everything that imports one of the files, directly or through others; with the files themselves. */
export function dependents(graph: ImportGraph, files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files)
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [file, imports] of graph)
      if (!found.has(file) && [...imports].some((one) => found.has(one))) found.add(file)
  }
  return found
}

const namesIn = (what: string): readonly string[] =>
  what
    .replaceAll(/[{}]|\btype\b/g, ' ')
    .split(',')
    .map((name) => name.trim().split(/\s+/)[0] ?? '')
    .filter((name) => name !== '')

function resolve(from: string, written: string): string {
  const specifier = written.replace(/\?.*$/, '')
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [name, folder] = names.find(([prefix]) => specifier.startsWith(prefix)) ?? ['', '']
  return folder + specifier.slice(name.length)
}

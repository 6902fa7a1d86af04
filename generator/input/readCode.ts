import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { createFileCache } from './fileCache.ts'

/** Source file of the site with its messages and imports. */
export interface SiteSourceFile {
  /** String literals that look like message ids; expressions in template literals are written as `*`. */
  readonly names: readonly string[]
  /** Those that are certainly ids: the first argument of `text(…)`, `rich(…)` or `useText()(…)`. */
  readonly shown: readonly string[]
  /** Ids of the messages whose link the code renders, `rich('id', { a: … })`. */
  readonly linked: readonly string[]
  /** Files of the site that it imports values from, by path below `site`. */
  readonly imports: readonly string[]
}

/** The source files of the site by path below `site`. */
export type SiteSourceFiles = ReadonlyMap<string, SiteSourceFile>

const top = join(import.meta.dirname, '../../site')
const folders = ['app', 'data', 'scripts', 'sections', 'server']
// Files with descriptions of messages do not show them.
const isRead = (name: string): boolean =>
  /\.tsx?$/.test(name) &&
  !/\.(test|examples|table|css|d)\.tsx?$|^data\/[\w-]+\/messages\.ts$/.test(name)

const parsed = createFileCache((bytes) => extractMessageIdsAndImports(bytes.toString('utf8')))
let last: SiteSourceFiles = new Map()

/**
 * Reads the source files of this repository's site, independent of the location of the page configs: ids of messages
 * occur in code only. Returns the same map as before if no file has changed.
 */
export function readSiteSourceFiles(): SiteSourceFiles {
  const code = new Map<string, SiteSourceFile>()
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(top, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else if (isRead(path)) code.set(path, resolved(path, parsed.read(join(top, path))))
    }
  }
  folders.forEach(visit)
  const isSame =
    code.size === last.size && [...code].every(([path, file]) => last.get(path) === file)
  return isSame ? last : (last = code)
}

const files = new WeakMap<SiteSourceFile, SiteSourceFile>()

/** Resolves the import specifiers of a file to paths. */
function resolved(path: string, file: SiteSourceFile): SiteSourceFile {
  const before = files.get(file)
  if (before) return before
  const after = { ...file, imports: file.imports.flatMap((name) => resolve(path, name) ?? []) }
  files.set(file, after)
  return after
}

const aliases: Readonly<Record<string, string>> = {
  '#app/': 'app/',
  '#data/': 'data/',
  '#sections/': 'sections/',
  '#server/': 'server/',
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const alias = /^#\w+\//.exec(specifier)?.[0] ?? ''
  const folder = aliases[alias]
  return folder && folder + specifier.slice(alias.length)
}

const literal =
  /'([a-z0-9-]+(?:\.[a-z0-9-]+)+)'|"([a-z0-9-]+(?:\.[a-z0-9-]+)+)"|`([a-z0-9-]+\.(?:[a-z0-9.-]|\$\{[^{}`]*\})+)`/g
const importing = /^(?:import|export)\s([^'"]*?)['"]([.#][^'"]+)['"]/gm
const loading = /\bimport\('([.#][^']+)'\)/g
const call = /\b(?:text|rich|use(?:Rich)?Text\(\))\(\s*'([^']+)'/g
const linking = /\brich\(\s*'([^']+)',\s*\{(?:[^{}]*\s)?a: /g
const onlyTypes = /^type\s|^\{\s*(?:type\s+[^,}]+,?\s*)+\}/

/** Finds the ids of messages and the imports of a source text. */
export function extractMessageIdsAndImports(text: string): SiteSourceFile {
  const names = new Set<string>()
  for (const [, single, double, template] of text.matchAll(literal))
    names.add(single ?? double ?? (template ?? '').replaceAll(/\$\{[^{}]*\}/g, '*'))
  const imports = [
    ...[...text.matchAll(importing)].flatMap(([, what = '', from = '']) =>
      onlyTypes.test(what) ? [] : from,
    ),
    ...[...text.matchAll(loading)].flatMap(([, from]) => from ?? []),
  ]
  const idsIn = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, id]) => id ?? [])
  return { names: [...names], shown: idsIn(call), linked: idsIn(linking), imports }
}

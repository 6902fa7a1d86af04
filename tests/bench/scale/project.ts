import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { bodiesFile, type BuiltSite, bytesOf } from '#data/builtSite.ts'
import { splitLocale } from '#data/locales.ts'
import { setAside } from './aside.ts'
import { addPages } from './fixture.ts'
import { measure, type Took } from './measure.ts'
import type { SourcePage } from './templates.ts'

const parts = ['design-system', 'generator', 'pages-config', 'site', 'package.json', 'package-lock.json', 'tsconfig.json'] // prettier-ignore
const made = ['dist', 'generated', '.react-router', 'public/documents', 'imagery/masters']

/** A copy of the project, without what it was built to, and with many pages more. */
export function writeProject(root: string, top: string, count: number): void {
  setAside(top)
  mkdirSync(top, { recursive: true })
  const left = new Set(made.map((name) => join(root, 'site', name)))
  for (const name of parts)
    cpSync(join(root, name), join(top, name), {
      recursive: true,
      filter: (path) => !left.has(path),
    })
  copyDocuments(root, top)
  symlinkSync(join(root, 'node_modules'), join(top, 'node_modules'))
  addPages(top, count)
}

/** The list of typeset documents, which other steps than those that are measured write. */
function copyDocuments(root: string, top: string): void {
  mkdirSync(join(top, 'site/generated'))
  cpSync(join(root, 'site/generated/documents.json'), join(top, 'site/generated/documents.json'))
}

/** Leaves of a copy nothing that was ever built. */
export function clear(root: string, top: string): void {
  for (const name of ['.cache', 'site/dist', 'site/generated', 'site/.react-router'])
    setAside(join(top, name))
  copyDocuments(root, top)
}

const code = "import('./site/scripts/build.ts').then(({ buildPages }) => buildPages({ compress: false }))" // prettier-ignore

export const buildOurs = (top: string): Promise<Took> =>
  measure(process.execPath, ['-e', code], top)

/** The steps of our build and what each took on the clock. */
export const stepsOf = ({ output }: Took): string =>
  [...output.matchAll(/^(\w[\w ]*) done in ([\d.]+ s)$/gm)]
    .map(([, name, took]) => `${name} ${took}`)
    .join(', ')

/** How many pages a build has rendered. */
export const renderedOf = ({ output }: Took): number =>
  Number(/(\d+) rendered/.exec(output)?.[1] ?? Number.NaN)

/** Of the built pages those that were added. */
export function addedPages(dist: string): readonly SourcePage[] {
  const bodies = readFileSync(join(dist, bodiesFile))
  const { pages } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as BuiltSite
  return pages.flatMap(({ path, plain }) => {
    const { locale, path: unprefixed } = splitLocale(path)
    if (!unprefixed.startsWith('/scale/')) return []
    return [{ path, locale, html: bytesOf(bodies, plain.identity).toString() }]
  })
}

export const filesBelow = (below: string): readonly string[] =>
  readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** Files of two builds that are not the same, the moments of the builds left out. */
export function differing(one: string, other: string): readonly string[] {
  const timed = new Set(['/site.json', '/client/.well-known/security.txt'])
  const names = (of: string) => filesBelow(of).map((file) => file.slice(of.length))
  const all = new Set([...names(one), ...names(other)])
  const read = (of: string, name: string) => {
    const bytes = readFileSync(join(of, name))
    return timed.has(name) ? Buffer.from(bytes.toString().replaceAll(moment, '')) : bytes
  }
  const same = (name: string) => {
    try {
      return read(one, name).equals(read(other, name))
    } catch {
      return false
    }
  }
  return [...all].filter((name) => !same(name))
}

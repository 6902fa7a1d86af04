import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import {
  pageBodiesFileName,
  type BuiltSiteManifest,
  sliceByteRange,
} from '#data/pages/builtSite.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { moveBenchmarkLeftoversAside } from './aside.ts'
import { addBenchmarkPages } from './fixture.ts'
import { measureCommand, type ResourceUsage } from './measure.ts'
import type { BenchmarkPage } from './templates.ts'

/** Folders and files from which the site is built, relative to the root of the project. */
export const projectParts = [
  'design-system',
  'generator',
  'pages-config',
  'site',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const buildOutputs = ['dist', 'generated', '.react-router', 'public/documents', 'imagery/masters']

/** Copies the project without build outputs and adds pages. */
export function writeBenchmarkProject(root: string, top: string, count: number): void {
  moveBenchmarkLeftoversAside(top)
  mkdirSync(top, { recursive: true })
  const excluded = new Set(buildOutputs.map((name) => join(root, 'site', name)))
  for (const name of projectParts)
    cpSync(join(root, name), join(top, name), {
      recursive: true,
      filter: (path) => !excluded.has(path),
    })
  symlinkSync(join(root, 'node_modules'), join(top, 'node_modules'))
  addBenchmarkPages(top, count)
}

/** Copies the built project with its build and the cache of compressed files, so that nothing in the copy has changed since. */
export function copyBuiltProject(root: string, top: string): void {
  for (const name of [...projectParts, '.cache/packed'])
    cpSync(join(root, name), join(top, name), {
      recursive: true,
      filter: (path) => !path.startsWith(join(root, 'site/imagery')),
    })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(top, 'node_modules'))
}

/** Removes all build outputs of a copy. */
export function removeBuildOutputs(top: string): void {
  for (const name of ['.cache', 'site/dist', 'site/generated', 'site/.react-router'])
    moveBenchmarkLeftoversAside(join(top, name))
}

const code =
  "import('./site/scripts/build.ts').then(({ buildPages }) => buildPages({ compress: false }))"

export const buildWithFelcera = (top: string): Promise<ResourceUsage> =>
  measureCommand(process.execPath, ['-e', code], top)

/** Returns the steps of our build with their wall times. */
export const formatBuildSteps = ({ output }: ResourceUsage): string =>
  [...output.matchAll(/^(\w[\w ]*) done in ([\d.]+ s)$/gm)]
    .map(([, name, took]) => `${name} ${took}`)
    .join(', ')

/** Returns the number of pages that a build has rendered. */
export const countRenderedPages = ({ output }: ResourceUsage): number =>
  Number(/(\d+) rendered/.exec(output)?.[1] ?? Number.NaN)

/** Returns the added pages of a build. */
export function listAddedPages(dist: string): readonly BenchmarkPage[] {
  const bodies = readFileSync(join(dist, pageBodiesFileName))
  const { pages } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as BuiltSiteManifest
  return pages.flatMap(({ path, plain }) => {
    const { locale, path: unprefixed } = splitLocaleFromPath(path)
    if (!unprefixed.startsWith('/scale/')) return []
    return [{ path, locale, html: sliceByteRange(bodies, plain.identity).toString() }]
  })
}

export const listFilesRecursively = (below: string): readonly string[] =>
  readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const timestamp = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** Returns the files in which two builds differ, ignoring build times. */
export function listDifferingFiles(one: string, other: string): readonly string[] {
  const timed = new Set(['/site.json', '/client/.well-known/security.txt'])
  const names = (build: string) =>
    listFilesRecursively(build).map((file) => file.slice(build.length))
  const all = new Set([...names(one), ...names(other)])
  const read = (build: string, name: string) => {
    const bytes = readFileSync(join(build, name))
    return timed.has(name) ? Buffer.from(bytes.toString().replaceAll(timestamp, '')) : bytes
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

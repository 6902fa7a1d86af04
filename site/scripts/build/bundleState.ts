import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPageImports } from './pageModules.ts'
import { readBuiltPageSections } from './pageStyleSheets.ts'
import { routeModulePath } from '#data/pages/routeTable.ts'
import { isRuntimeData } from './runtimeData.ts'

/** State of the last bundle: a digest of what it was made of, and its files below `client`. */
interface BundleState {
  readonly inputs: string
  readonly files: readonly string[]
}

const stateFile = (dist: string): string => join(dist, 'bundle.json')

/** Digest of everything that the bundler reads. Texts, records and configs of built pages are read later. */
export function digestBundleInputs(top: string): string {
  const site = join(top, 'site')
  const pages = new Set(
    Array.from(readBuiltPageSections(site).keys(), (page) => `generated/${routeModulePath(page)}`),
  )
  const isRead = (name: string): boolean => {
    if (/\.(test|examples|stories)\.tsx?$|\.md$|\.DS_Store$/.test(name)) return false
    const file = name.replace(/^site\//, '')
    return !pages.has(file) && !isRuntimeData(file) && !file.startsWith('generated/stories/')
  }
  const names = globSync(
    [
      '{package,package-lock,tsconfig}.json',
      'design-system/**/*.*',
      'site/*.ts*',
      'site/{app,data,generated,sections}/**/*.*',
      'site/scripts/{siteTheme,build/*}.ts',
    ],
    { cwd: top },
  )
  const digest = createHash('sha256').update(
    `${process.version}\n${listPageImports(site).join()}\n`,
  )
  for (const name of names.toSorted())
    if (isRead(name)) digest.update(`${name}\n`).update(readFileSync(join(top, name)))
  return digest.digest('hex')
}

const clientFiles = (dist: string): readonly string[] =>
  readdirSync(join(dist, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))

/** Restores the output of the last bundle if it was made of the same inputs: removes what later steps have added. */
export function restoreBundle(dist: string, inputs: string): boolean {
  try {
    const last = JSON.parse(readFileSync(stateFile(dist), 'utf8')) as BundleState
    const bundled = new Set(last.files)
    const present = clientFiles(dist)
    if (last.inputs !== inputs || present.filter((name) => bundled.has(name)).length < bundled.size)
      return false
    for (const name of present) if (!bundled.has(name)) rmSync(join(dist, name))
    return true
  } catch {
    return false
  }
}

/** Records the output of a bundle. */
export function recordBundle(dist: string, inputs: string): void {
  const state: BundleState = { inputs, files: clientFiles(dist).toSorted() }
  writeFileSync(stateFile(dist), JSON.stringify(state))
}

/** Forgets the last bundle, so that an interrupted one is not restored. */
export const deleteRecordedBundle = (dist: string): void => rmSync(stateFile(dist), { force: true })

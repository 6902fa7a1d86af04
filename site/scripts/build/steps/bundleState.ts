import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { routeModulePath } from '#data/pages/routeTable.ts'
import { listPageImports } from '../pageModules.ts'
import { readBuiltPageSections } from '../pageStyleSheets.ts'
import { isRuntimeDataFile } from '../runtimeData.ts'
import type { BuildSteps } from './buildSteps.ts'
import type { BuildInputs } from './inputs.ts'

/** Digest of everything that the bundler reads. Texts, records and configs of built pages are read later. */
export function digestBundleInputs(top: string, inputs: BuildInputs): string {
  const site = join(top, 'site')
  const pages = new Set(
    Array.from(readBuiltPageSections(site).keys(), (page) => `generated/${routeModulePath(page)}`),
  )
  return inputs.digest('bundle', [listPageImports(site).join()], (name) => {
    if (/\.(examples|stories)\.tsx?$|\.md$/.test(name)) return false
    const file = name.replace(/^site\//, '')
    return !pages.has(file) && !isRuntimeDataFile(file) && !file.startsWith('generated/stories/')
  })
}

function clientFiles(dist: string): readonly string[] {
  const folder = join(dist, 'client')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
}

/**
 * Bundles app and server with `run`, unless they have been of the same inputs and all files are there: then what later steps have added is
 * removed, but for files that other steps compare.
 */
export async function updateBundle(
  steps: BuildSteps,
  digest: string,
  dist: string,
  run: () => Promise<void>,
): Promise<void> {
  if (restoreBundle(steps, digest, dist)) return
  steps.forget('bundle')
  for (const name of ['client', 'server'])
    rmSync(join(dist, name), { recursive: true, force: true })
  await run()
  steps.record('bundle', digest, clientFiles(dist).toSorted())
}

function restoreBundle(steps: BuildSteps, digest: string, dist: string): boolean {
  if (!steps.isDone('bundle', digest)) return false
  const bundled = new Set(steps.factsOf('bundle'))
  const present = clientFiles(dist)
  if (present.filter((name) => bundled.has(name)).length < bundled.size) return false
  for (const name of present)
    if (!bundled.has(name) && !isComparedLater(dist, name)) rmSync(join(dist, name))
  return true
}

/** Returns true for pictures for sharing and for files of `site/public`. */
const isComparedLater = (dist: string, name: string): boolean =>
  name.startsWith('client/share/') ||
  existsSync(join(dist, '../public', name.slice('client/'.length)))

/** Copies the files of the public folder that differ from those of the last build. */
export function copyPublicFiles(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (source, target) => !isSameFile(source, target) })
}

function isSameFile(source: string, target: string): boolean {
  const [own, other] = [statSync(source), statSync(target, { throwIfNoEntry: false })]
  if (!own.isFile() || own.size !== other?.size) return false
  return readFileSync(source).equals(readFileSync(target))
}

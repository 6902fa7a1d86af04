import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getRouteModulePath } from '#data/pages/routeTable.ts'
import { listClientFiles, writeClientFile } from '../clientFiles.ts'
import { listPageImports } from '../pageModules.ts'
import { readBuiltPageSections } from '../pageStyleSheets.ts'
import { isRuntimeDataFile } from '../runtimeData.ts'
import type { BuildSteps } from './buildSteps.ts'
import type { BuildInputDigests } from './inputs.ts'

/** Digest of everything that the bundler reads. Texts, records and configs of built pages are read later. */
export function digestBundleInputs(top: string, inputs: BuildInputDigests): string {
  const site = join(top, 'site')
  const pages = new Set(
    Array.from(
      readBuiltPageSections(site).keys(),
      (page) => `generated/${getRouteModulePath(page)}`,
    ),
  )
  return inputs.digest('bundle', [listPageImports(site).join()], (name) => {
    if (/\.(examples|stories)\.tsx?$|\.md$/.test(name)) return false
    const file = name.replace(/^site\//, '')
    return !pages.has(file) && !isRuntimeDataFile(file) && !file.startsWith('generated/stories/')
  })
}

/**
 * Bundles app and server with `run`, unless they have been of the same inputs and all files are there. Returns the URL paths of the
 * client files of the bundle.
 */
export async function updateBundle(
  steps: BuildSteps,
  digest: string,
  dist: string,
  run: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const client = join(dist, 'client')
  const last = steps.factsOf('bundle')
  if (steps.isDone('bundle', digest) && last.every((path) => existsSync(join(client, path))))
    return new Set(last)
  steps.forget('bundle')
  for (const name of ['client', 'server'])
    rmSync(join(dist, name), { recursive: true, force: true })
  await run()
  const files = listClientFiles(client).toSorted()
  steps.record('bundle', digest, files)
  return new Set(files)
}

/**
 * Copies the files of the public folder that differ from those of the last build, unless none has changed and all are there. Returns their
 * URL paths.
 */
export function updatePublicFiles(
  top: string,
  inputs: BuildInputDigests,
  steps: BuildSteps,
  client: string,
): ReadonlySet<string> {
  const folder = join(top, 'site/public')
  const digest = inputs.digest('public')
  const files = listClientFiles(folder)
  const isThere = (path: string) =>
    statSync(join(client, path), { throwIfNoEntry: false })?.size ===
    statSync(join(folder, path)).size
  if (!steps.isDone('public', digest) || !files.every(isThere)) {
    steps.forget('public')
    for (const path of files) {
      mkdirSync(dirname(join(client, path)), { recursive: true })
      writeClientFile(join(client, path), readFileSync(join(folder, path)))
    }
    steps.record('public', digest)
  }
  return new Set(files)
}

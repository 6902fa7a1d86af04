import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  type FixtureConfigChange,
  fixturePictureFiles,
  createFixtureSources,
} from '../fixtures/pageConfigs.ts'
import { generateSiteFiles, type GenerateOptions } from '#generator/index.ts'

/** Creates a temporary folder with the fixture project, which is removed after the test. */
export function createFixtureProject(...changes: readonly FixtureConfigChange[]): string {
  const top = mkdtempSync(join(tmpdir(), 'generator-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  writeFixtureProject(top, ...changes)
  return top
}

/** Writes the fixture project with changes into a folder. */
export function writeFixtureProject(top: string, ...changes: readonly FixtureConfigChange[]): void {
  for (const [name, text] of createFixtureSources(...changes).files)
    writeProjectFile(top, name, text)
  for (const path of fixturePictureFiles) writeProjectFile(top, `site/public${path}`, '')
}

/** Writes one file. */
export function writeProjectFile(top: string, name: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(top, name)), { recursive: true })
  writeFileSync(join(top, name), text)
}

/** Runs the generator without printing. */
export const runGenerator = (top: string, options: Partial<GenerateOptions> = {}) =>
  generateSiteFiles({ top, format: 'none', ...options })

/** Returns the texts of all files below a folder by path. */
export function readFolderTexts(top: string, folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return new Map(files.map((path) => [path.slice(top.length + 1), readFileSync(path, 'utf8')]))
}

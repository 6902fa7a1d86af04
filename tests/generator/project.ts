import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Change, sourcesOf } from '#generator/checks/fixture.ts'
import { generate, type GenerateOptions } from '#generator/index.ts'

/** A folder with the good project in it, which ends with the test. */
export function makeProject(...changes: readonly Change[]): string {
  const top = mkdtempSync(join(tmpdir(), 'generator-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  writeConfigs(top, ...changes)
  return top
}

/** Writes the good project with changes over what is there. */
export function writeConfigs(top: string, ...changes: readonly Change[]): void {
  for (const [name, text] of sourcesOf(...changes).files) put(top, name, text)
}

/** Writes one file. */
export function put(top: string, name: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(top, name)), { recursive: true })
  writeFileSync(join(top, name), text)
}

/** Runs the generator without printing. */
export const run = (top: string, options: Partial<GenerateOptions> = {}) =>
  generate({ top, format: 'none', ...options })

/** Everything below a folder: path and text. */
export function snapshot(top: string, folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return new Map(files.map((path) => [path.slice(top.length + 1), readFileSync(path, 'utf8')]))
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComparisonMask } from './raw.ts'

const masksFile = join(import.meta.dirname, 'masks.json')

/** Reads the masked areas by picture name. */
export const readMasks = (): Readonly<Record<string, readonly ComparisonMask[]>> =>
  existsSync(masksFile)
    ? (JSON.parse(readFileSync(masksFile, 'utf8')) as Record<string, ComparisonMask[]>)
    : {}

export const saveMasks = (masks: Readonly<Record<string, readonly ComparisonMask[]>>): void => {
  const sorted = Object.entries(masks).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(masksFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

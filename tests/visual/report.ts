import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { type Cause, causesFor, causesSince } from './causes.ts'
import { lastPictures } from './changes.ts'
import { readDifferences } from './differences.ts'
import { type VisualDifference, out } from './picture.ts'
import type { Mask } from './raw.ts'

/** Data of the review page. */
export interface Report {
  readonly groups: readonly Group[]
  /** Masked areas by picture name. */
  readonly masks: Readonly<Record<string, readonly Mask[]>>
  /** Token required for write requests; undefined in the read-only report. */
  readonly key?: string
}

/** Pictures with the same causes: one decision. */
interface Group {
  readonly cause: string
  readonly pictures: readonly ReportedDifference[]
}

/** A difference with its possible causes. */
export interface ReportedDifference extends VisualDifference {
  /** Names of all changes that affect the page, uncommitted ones first. */
  readonly causes: readonly string[]
}

const review = join(import.meta.dirname, 'review')

/** Returns the changes since the pictures were committed; empty if unknown. */
export function knownCauses(): readonly Cause[] {
  const since = lastPictures()
  if (since === undefined) return []
  try {
    return causesSince(since)
  } catch {
    // The page configs have errors.
    return []
  }
}

/**
 * Groups pictures by what may have changed them: the uncommitted changes if there are any for the page, otherwise all changes since
 * the pictures were committed. The largest groups come first, those without known cause last.
 */
export function groupsOf(
  found: readonly VisualDifference[],
  causes: readonly Cause[],
): readonly Group[] {
  const reported = found.map((difference) => {
    const all = causesFor(difference.address, causes)
    const uncommitted = all.filter(({ isUncommitted }) => isUncommitted)
    return {
      difference: { ...difference, causes: all.map(({ name }) => name) },
      cause: listed((uncommitted.length > 0 ? uncommitted : all).map(({ name }) => name)),
    }
  })
  const byCause = Map.groupBy(reported, ({ cause }) => cause)
  return [...byCause]
    .map(([cause, own]) => ({ cause, pictures: own.map(({ difference }) => difference) }))
    .toSorted(
      (a, b) =>
        Number(a.cause === '') - Number(b.cause === '') || b.pictures.length - a.pictures.length,
    )
}

/** Formats the first names and the number of the others. */
const listed = (names: readonly string[]): string =>
  names.length > 3
    ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
    : names.join(', ')

/** Returns the HTML of the review page, self-contained except for the pictures. */
export async function reportPage(report: Report): Promise<string> {
  const read = (name: string) => readFileSync(join(review, name), 'utf8')
  const { code } = await transformWithOxc(read('client.ts'), 'client.ts')
  const parts = new Map([
    ['style', read('review.css')],
    // Escapes the data, so that it cannot close the script element.
    ['data', JSON.stringify(report).replaceAll('<', '\\u003c')],
    ['script', code],
  ])
  return read('review.html').replaceAll(
    /\/\*(style|data|script)\*\//g,
    (_, name: string) => parts.get(name) ?? '',
  )
}

/** Writes the read-only review page beside the pictures. */
export async function writeReport(): Promise<void> {
  const found = readDifferences()
  if (!existsSync(out)) return
  const groups = groupsOf(found, found.length > 0 ? knownCauses() : [])
  writeFileSync(join(out, 'index.html'), await reportPage({ groups, masks: {} }))
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { type Cause, causesSince, nearestCauses } from './causes.ts'
import { lastPictures } from './changes.ts'
import { readFound } from './found.ts'
import { type Found, out } from './picture.ts'
import type { Mask } from './raw.ts'

/** What a person is shown to judge. */
export interface Report {
  readonly groups: readonly Group[]
  /** Parts that are not compared, by the picture's name. */
  readonly masks: Readonly<Record<string, readonly Mask[]>>
  /** Sent back with everything that writes; none where the report is only looked at. */
  readonly key?: string
}

/** Pictures that differ for one reason, as far as that is known. */
interface Group {
  readonly cause: string
  readonly pictures: readonly Found[]
}

const review = join(import.meta.dirname, 'review')

/** What was changed since pictures were kept; none where that cannot be known. */
export function knownCauses(): readonly Cause[] {
  const since = lastPictures()
  if (since === undefined) return []
  try {
    return causesSince(since)
  } catch {
    // The page configs have problems of their own just now.
    return []
  }
}

/** The pictures by what made them differ; the largest groups first, those that nothing explains last. */
export function groupsOf(found: readonly Found[], causes: readonly Cause[]): readonly Group[] {
  const byCause = Map.groupBy(found, ({ address }) =>
    listed(nearestCauses(address, causes).map(({ name }) => name)),
  )
  return [...byCause]
    .map(([cause, pictures]) => ({ cause, pictures }))
    .toSorted((a, b) => Number(a.cause === '') - Number(b.cause === '') || b.pictures.length - a.pictures.length) // prettier-ignore
}

/** The first of many names, and how many more there are. */
const listed = (names: readonly string[]): string =>
  names.length > 3
    ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
    : names.join(', ')

/** The page on which pictures are judged; whole in itself but for the pictures beside it. */
export async function reportPage(report: Report): Promise<string> {
  const read = (name: string) => readFileSync(join(review, name), 'utf8')
  const { code } = await transformWithOxc(read('client.ts'), 'client.ts')
  const parts = new Map([
    ['style', read('review.css')],
    // Nothing in the data can end the script that holds it.
    ['data', JSON.stringify(report).replaceAll('<', '\\u003c')],
    ['script', code],
  ])
  return read('review.html').replaceAll(/\/\*(style|data|script)\*\//g, (_, name: string) => parts.get(name) ?? '') // prettier-ignore
}

/** Writes the report as files beside the pictures. */
export async function writeReport(): Promise<void> {
  const found = readFound()
  if (!existsSync(out)) return
  const groups = groupsOf(found, found.length > 0 ? knownCauses() : [])
  writeFileSync(join(out, 'index.html'), await reportPage({ groups, masks: {} }))
}

import { readFileSync, type Stats, statSync } from 'node:fs'

/** What was made of a file, and how the file was when it was read. */
interface Kept<T> {
  readonly stats: Stats
  readonly value: T
}

/**
 * Reads files and keeps what was made of them, so that a run that watches reads again only what has changed. A file is
 * the same while its number, size and times are; one that changed just before it was read is read again.
 */
export function reader<T>(make: (bytes: Buffer) => T): Reader<T> {
  const kept = new Map<string, Kept<T>>()
  const read = (path: string, stats = statSync(path)): T => {
    const before = kept.get(path)
    if (before && isSame(before.stats, stats)) return before.value
    const value = make(readFileSync(path))
    if (Date.now() - stats.ctimeMs > settled) kept.set(path, { stats, value })
    else kept.delete(path)
    return value
  }
  return { read, wrote: (path, value) => kept.set(path, { stats: statSync(path), value }) }
}

interface Reader<T> {
  /** `stats` if they are known. */
  readonly read: (path: string, stats?: Stats) => T
  /** Notes what a file holds that was just written, and that nobody else writes. */
  readonly wrote: (path: string, value: T) => void
}

/** Times of files are that exact at worst, in ms. */
const settled = 20

const isSame = (a: Stats, b: Stats): boolean =>
  a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs

/** Texts of files that were written before. */
export const texts = reader((bytes) => bytes.toString('utf8'))

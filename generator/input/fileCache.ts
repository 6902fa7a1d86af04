import { readFileSync, type Stats, statSync } from 'node:fs'

/** The value made from a file, and the file's stats when it was read. */
interface CacheEntry<T> {
  readonly stats: Stats
  readonly value: T
}

/**
 * Creates a cache of values made from files, so that watch mode only reads changed files. A file counts as
 * unchanged while its inode, size and times are equal; a file that changed just before it was read is not cached.
 */
export function createFileCache<T>(make: (bytes: Buffer) => T): Reader<T> {
  const cache = new Map<string, CacheEntry<T>>()
  const read = (path: string, stats = statSync(path)): T => {
    const cached = cache.get(path)
    if (cached && isSame(cached.stats, stats)) return cached.value
    const value = make(readFileSync(path))
    if (Date.now() - stats.ctimeMs > timestampResolution) cache.set(path, { stats, value })
    else cache.delete(path)
    return value
  }
  return { read, wrote: (path, value) => cache.set(path, { stats: statSync(path), value }) }
}

interface Reader<T> {
  /** Returns the value of a file; `stats` avoids a second `stat` call. */
  readonly read: (path: string, stats?: Stats) => T
  /** Caches the value of a file that was just written and that no other process writes. */
  readonly wrote: (path: string, value: T) => void
}

/** Coarsest resolution of file times, in ms. */
const timestampResolution = 20

const isSame = (a: Stats, b: Stats): boolean =>
  a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs

/** Texts of existing output files. */
export const readOutputTextCached = createFileCache((bytes) => bytes.toString('utf8'))

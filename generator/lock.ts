import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Another run holds the lock. */
export class Busy extends Error {
  /** The process that holds it. */
  readonly holder: string
  constructor(holder: string) {
    super(`Process ${holder} is writing.`)
    this.holder = holder
  }
}

/** Longer than any run holds a lock, in ms: an older one was left behind. */
const longest = 60_000
/** Between two looks at a lock, in ms. */
const pause = 20

/** Does something while no other process does it; waits so many ms for one that does, and then throws `Busy`. */
export function locked<T>(path: string, patience = 10_000, act: () => T): T {
  mkdirSync(dirname(path), { recursive: true })
  const until = Date.now() + patience
  while (!take(path)) {
    const holder = holderOf(path)
    if (holder !== undefined && isGone(path, holder)) release(path, holder)
    else if (Date.now() >= until) throw new Busy(holder ?? 'unknown')
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  try {
    return act()
  } finally {
    rmSync(path, { force: true })
  }
}

/** The lock comes with its holder's number in it: a process that is killed leaves none without. */
function take(path: string): boolean {
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, String(process.pid))
  try {
    linkSync(aside, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function holderOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether the process of a lock was killed, or the lock is older than any run. */
function isGone(path: string, holder: string): boolean {
  try {
    if (Date.now() - statSync(path).mtimeMs > longest) return true
    // A process asks before it takes: a lock with its own number is of one before it.
    if (Number(holder) === process.pid) return true
    process.kill(Number(holder), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Takes a lock away that was left behind; one that another process has taken meanwhile is given back. */
function release(path: string, holder: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (holderOf(aside) !== holder) linkSync(aside, path)
  } catch {
    return
  } finally {
    rmSync(aside, { force: true })
  }
}

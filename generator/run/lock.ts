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

/** Thrown when another process holds the lock. */
export class LockHeldError extends Error {
  /** Process id of the holder. */
  readonly holder: string
  constructor(holder: string) {
    super(`Process ${holder} is writing.`)
    this.holder = holder
  }
}

/** Age in ms from which a lock counts as abandoned. */
const maxAge = 60_000
/** Interval between attempts to take a lock, in ms. */
const retryInterval = 20

/** Runs an action under a lock file; waits up to `timeout` ms for another holder, then throws `Busy`. */
export function runWithLock<T>(path: string, timeout = 10_000, act: () => T): T {
  mkdirSync(dirname(path), { recursive: true })
  const deadline = Date.now() + timeout
  while (!take(path)) {
    const holder = holderOf(path)
    if (holder !== undefined && isAbandoned(path, holder)) removeAbandoned(path, holder)
    else if (Date.now() >= deadline) throw new LockHeldError(holder ?? 'unknown')
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryInterval)
  }
  try {
    return act()
  } finally {
    rmSync(path, { force: true })
  }
}

/** Creates the lock file with its content in one step, so that a killed process never leaves one without process id. */
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

/** True if the process of a lock has ended or the lock is too old. */
function isAbandoned(path: string, holder: string): boolean {
  try {
    if (Date.now() - statSync(path).mtimeMs > maxAge) return true
    // The own process id in an existing lock belongs to an ended process whose id was reused.
    if (Number(holder) === process.pid) return true
    process.kill(Number(holder), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Removes an abandoned lock; restores it if another process has taken it meanwhile. */
function removeAbandoned(path: string, holder: string): void {
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

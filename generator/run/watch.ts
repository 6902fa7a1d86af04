import { watch } from 'node:fs'
import { join } from 'node:path'
import { outputFolders } from './folders.ts'
import { manual } from '../problems/rules.ts'

/** Debounce in ms for bursts of saves, renames and branch switches. */
const debounce = 60

/**
 * Calls `changed` after every change below `pages-config`, one call at a time; changes during a call cause one more
 * call. Stops when the signal is aborted.
 */
export function watchConfigs(
  top: string,
  changed: () => Promise<unknown>,
  signal: AbortSignal,
): void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve<unknown>(undefined)
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(changed).catch(printError)
    }, debounce)
  }
  const watcher = watch(join(top, 'pages-config'), { recursive: true, signal }, (_, name) => {
    if (name === null || !isOutput(`pages-config/${name.replaceAll('\\', '/')}`)) schedule()
  })
  watcher.on('close', () => clearTimeout(timer))
}

/** True for outputs of the generator, which must not trigger a run. */
const isOutput = (path: string): boolean =>
  [...outputFolders, manual].some((output) => path === output || path.startsWith(`${output}/`))

/** Prints the error of a run, e.g. for a file deleted while it was read; the next change starts another run. */
const printError = (error: unknown): void => {
  process.stderr.write(`${String(error)}\n`)
}

import { watch } from 'node:fs'
import { join } from 'node:path'
import { outputFolders } from './folders.ts'
import { manual } from './rules.ts'

/** Time in ms in which a burst of saves, a rename or a switch of branches comes to rest. */
const rest = 60

/**
 * Calls `changed` after every change below `pages-config`, one call at a time; what changes meanwhile is seen by
 * one more call. Ends with the signal.
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
      running = running.then(changed).catch(tell)
    }, rest)
  }
  const watcher = watch(join(top, 'pages-config'), { recursive: true, signal }, (_, name) => {
    if (name === null || !isOutput(`pages-config/${name.replaceAll('\\', '/')}`)) schedule()
  })
  watcher.on('close', () => clearTimeout(timer))
}

/** The generator's own output must not wake it. */
const isOutput = (path: string): boolean =>
  [...outputFolders, manual].some((output) => path === output || path.startsWith(`${output}/`))

/** A run that broke, over files that vanish while they are read, is told; the next change begins another. */
const tell = (error: unknown): void => {
  process.stderr.write(`${String(error)}\n`)
}

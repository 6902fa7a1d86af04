import { watch } from 'node:fs'
import { join, sep } from 'node:path'

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
      running = running.then(changed)
    }, rest)
  }
  const watcher = watch(join(top, 'pages-config'), { recursive: true, signal }, (_, name) => {
    // The generator's own output must not wake it.
    if (name?.startsWith(`schema${sep}`) || name === 'schema') return
    schedule()
  })
  watcher.on('close', () => clearTimeout(timer))
}

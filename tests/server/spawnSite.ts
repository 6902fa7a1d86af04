import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Process with the fixture's site. */
export interface SpawnedSite {
  readonly child: ChildProcess
  readonly port: number
  /** Sends a signal; returns the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the fixture's site with environment variables, including `FIXTURE_DIST`; resolves when it listens. `openFiles`
 * limits the open files of the process.
 */
export async function spawnSite(
  settings: Readonly<Record<string, string>>,
  openFiles: number | 'unlimited' = 'unlimited',
): Promise<SpawnedSite> {
  const limit = openFiles === 'unlimited' ? '' : `ulimit -n ${openFiles} && `
  const script = join(import.meta.dirname, 'siteProcess.ts')
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, script], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_FORMAT: 'none',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(([code]) => {
      throw new Error(`The site ended with ${String(code)}`)
    }),
  ])
  return {
    child,
    port: Number(new URL(String(line)).port),
    end: async (signal) => {
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

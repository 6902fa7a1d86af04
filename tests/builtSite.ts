import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The built site, served by a process of its own. */
export interface BuiltSite {
  readonly origin: string
  /** Ends the process; done when it has ended. */
  readonly stop: () => Promise<void>
}

/** Serves `site/dist` on a free port; `settings` are those of `site/server/main.ts --help`. */
export async function startBuiltSite(
  settings: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const server = spawn(process.execPath, ['site/server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', LOG_FORMAT: 'none', ...settings },
  })
  const ended = once(server, 'exit')
  const gone = ended.then(() => {
    throw new Error('The server did not start: has the site been built?')
  })
  // Its first line is its address.
  const [origin] = (await Promise.race([
    once(createInterface(server.stdout), 'line'),
    gone,
  ])) as string[]
  gone.catch(() => undefined)
  return {
    origin: origin ?? '',
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The built site, served by a separate process. */
export interface BuiltSite {
  readonly origin: string
  /** Ends the process and waits for its end. */
  readonly stop: () => Promise<void>
}

const root = join(import.meta.dirname, '..')

async function runBuild(args: readonly string[], top: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The site could not be built.')
}

/** Builds the site unless its inputs are unchanged since the last build. */
export const buildSite = (): Promise<void> => runBuild(['site/scripts/build.ts'], root)

/** Builds all that pictures of pages show, unless its inputs are unchanged: without compressed files and pictures for sharing. */
export const buildShownPages = (): Promise<void> =>
  runBuild(['site/scripts/build.ts', '--pages'], root)

/** Builds the pages of a repository alone, as `npm start` does: without documents, pictures for sharing and compressed files. */
export const buildSitePages = (top: string): Promise<void> =>
  runBuild(
    ['-e', "import('./site/scripts/build.ts').then(({ buildFirstPages }) => buildFirstPages())"],
    top,
  )

/** Builds the site if needed and serves it. */
export async function startBuiltSite(
  settings: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  await buildSite()
  return serveBuiltSite(settings)
}

/** Serves `site/dist` of a repository on a free port; `settings` are those of `site/server/main.ts --help`. */
export async function serveBuiltSite(
  settings: Readonly<Record<string, string>>,
  top = root,
): Promise<BuiltSite> {
  const server = spawn(process.execPath, ['site/server/main.ts'], {
    cwd: top,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Vitest sets another one, with which React is its development build.
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_FORMAT: 'none', ...settings },
  })
  const ended = once(server, 'exit')
  const gone = ended.then(() => {
    throw new Error('The server did not start.')
  })
  // The first line of output is the address.
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

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'

/** A process of the site, or of another program. */
export interface StartedProcess {
  readonly child: ChildProcess
  /** Sends the signal that ends it; returns the exit code. */
  readonly stop: () => Promise<number | null>
}

/** Polls until the response is true. */
export async function waitUntil(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await new Promise((next) => setImmediate(next))
}

/** Waits until the readiness probe of an address succeeds. */
export const waitUntilReady = (origin: string): Promise<void> =>
  waitUntil(() =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )

/** Process with its own way to end; `toEnd` returns the process to signal, if it is another one. */
export function createStoppableProcess(
  child: ChildProcess,
  { toEnd = (pid: number): Promise<number> => Promise.resolve(pid), stopSignal = 'SIGTERM' } = {},
): StartedProcess {
  const ended = once(child, 'exit')
  return {
    child,
    stop: async () => {
      if (child.exitCode === null) process.kill(await toEnd(child.pid ?? 0), stopSignal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

/** Starts a process of a built release in a folder. */
export const startReleaseProcess = (
  folder: string,
  settings: Readonly<Record<string, string>>,
): StartedProcess =>
  createStoppableProcess(
    spawn(process.execPath, ['site/server/main.ts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LOG_FORMAT: 'none', ...settings },
    }),
  )

/**
 * Returns the program in a container that `buildah run` has started. buildah does not forward signals: it ends and
 * kills the program.
 */
export async function findContainerProgram(buildah: number): Promise<number> {
  let pid = buildah
  while ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).startsWith('buildah'))
    pid = Number((await childrenOf(pid))[0])
  return pid
}

/** Lists the child processes of all threads of a process. */
async function childrenOf(pid: number): Promise<readonly string[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const texts = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8'))
  return (await Promise.all(texts)).join(' ').split(' ').filter(Boolean)
}

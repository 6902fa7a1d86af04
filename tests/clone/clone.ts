import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A copy of the project like after `git clone` and `npm ci`: without generated code, caches and builds. */
export interface ProjectClone {
  readonly top: string
  readonly remove: () => void
}

/** Copies tracked and untracked files into a folder with a space and non-ASCII letters. */
export function createProjectClone(): ProjectClone {
  const folder = mkdtempSync(join(tmpdir(), 'felcera-clone-'))
  const top = join(folder, 'Fü ñ/felcera')
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
  const deleted = execFileSync('git', ['ls-files', '-z', '-d'], { cwd: root })
  const gone = new Set(deleted.toString().split('\0'))
  for (const path of listed.toString().split('\0'))
    if (path !== '' && !gone.has(path)) {
      mkdirSync(dirname(join(top, path)), { recursive: true })
      copyFileSync(join(root, path), join(top, path))
    }
  copyInstalledPackages(join(root, 'node_modules'), join(top, 'node_modules'))
  return { top, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Copies packages as hard links where possible; symbolic links would resolve them outside of the clone. */
export function copyInstalledPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    // Skips tool caches, but not `.bin` and `.package-lock.json`.
    if (/^\.(?!bin$|package-lock)/.test(entry.name) && from === join(root, 'node_modules')) continue
    if (entry.isDirectory()) copyInstalledPackages(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else copyInstalledFile(source, target)
  }
}

function copyInstalledFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // Another file system, or files of another user.
    copyFileSync(source, target)
  }
}

/** A running `npm run` in a clone, with its output. */
export interface CloneCommand {
  readonly child: ChildProcess
  readonly output: () => string
  /** Exit code after its end. */
  readonly ended: Promise<number | null>
  /** Ends its process group. */
  readonly stop: () => Promise<void>
}

/** Starts `npm run` in a clone. */
export function startNpmScript(
  top: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): CloneCommand {
  const child = spawn('npm', ['run', ...words], {
    cwd: top,
    // A separate process group, so that servers end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    output: () => output,
    ended,
    stop: async () => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGTERM')
      } catch {
        // The process has already ended.
      }
      await ended
    },
  }
}

/** Returns the environment without variables of the test runner. */
const inherited = () => {
  const { NODE_ENV: _mode, VITEST: _vitest, ...rest } = process.env
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !/^(VITE|npm_)/.test(name)))
}

/** Listens on a free loopback port until released. */
export async function occupyPort(): Promise<{ port: string; release: () => void }> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port: String(port), release: () => void server.close() }
}

/** Returns an unused port. */
export async function findFreePort(): Promise<string> {
  const { port, release } = await occupyPort()
  release()
  return port
}

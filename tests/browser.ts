import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { chromium } from 'playwright'
import { hangTimeout } from './hangTimeout.ts'

/** A Chromium that starts, with its launch configuration. */
export interface TestBrowser {
  /** Display name: `pinned Chromium 153.0.0`, `/usr/bin/chromium`. */
  readonly name: string
  readonly executablePath: string
  readonly args: readonly string[]
  /** Added to the environment of the browser process. */
  readonly env: Readonly<Record<string, string>>
  /** Version reported by the browser. */
  readonly version: string
  /** True for the build that the lockfile pins, which is the same on every machine. */
  readonly pinned: boolean
}

interface Candidate {
  readonly name: string
  readonly pinned?: boolean
  /** Finds or installs it; undefined if it is not available. */
  readonly find: () => Promise<Pick<TestBrowser, 'executablePath' | 'env'> | undefined>
}

const root = join(import.meta.dirname, '..')
const pinnedPackage = join(root, 'node_modules/@sparticuz/chromium')
const pinnedVersion = (
  JSON.parse(readFileSync(join(pinnedPackage, 'package.json'), 'utf8')) as { version: string }
).version

/** Archives of the pinned browser and its fonts. */
export const pinnedBrowserArchives: readonly string[] = [
  'chromium.br',
  'fonts.tar.br',
  'swiftshader.tar.br',
  'al2023.tar.br',
].map((name) => join(pinnedPackage, 'bin', name))

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

const at = (path: string | undefined) =>
  Promise.resolve(path && existsSync(path) ? { executablePath: path, env: {} } : undefined)

const system = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

const pinned: Candidate = {
  name: `pinned Chromium ${pinnedVersion}`,
  pinned: true,
  find: async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
    const folder = join(root, '.cache', `chromium-${pinnedVersion}`)
    if (!existsSync(folder)) await unpack(folder)
    const env = {
      FONTCONFIG_PATH: fontConfig(folder),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    }
    return { executablePath: join(folder, 'chromium'), env }
  },
}

/** Candidates in search order: installed ones before those that must be unpacked or downloaded. */
const candidates: readonly Candidate[] = [
  { name: 'CHROMIUM_PATH', find: () => at(process.env['CHROMIUM_PATH']) },
  { name: 'Playwright’s own Chromium', find: () => at(chromium.executablePath()) },
  ...system.map((path) => ({ name: path, find: () => at(path) })),
  pinned,
  {
    name: 'Debian’s chromium, installed now',
    find: () => {
      if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return at(undefined)
      const apt = (...words: string[]) =>
        run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...words], {
          DEBIAN_FRONTEND: 'noninteractive',
        })
      apt('update')
      apt('install', '-y', '--no-install-recommends', 'chromium')
      return at('/usr/bin/chromium')
    },
  },
  {
    name: 'Playwright’s own Chromium, installed now',
    find: () => {
      run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
      return at(chromium.executablePath())
    },
  },
]

/**
 * Finds a browser that starts, or installs one; throws an error that lists all attempts.
 * `pinned` prefers the build of the lockfile: pictures are only comparable with it.
 */
export async function findBrowser(first?: 'pinned'): Promise<TestBrowser> {
  const order = first
    ? [pinned, ...candidates.filter((candidate) => candidate !== pinned)]
    : candidates
  const tried: string[] = []
  for (const candidate of order) {
    try {
      const found = await candidate.find()
      if (found) return await start(candidate, found)
      tried.push(`${candidate.name}: not here`)
    } catch (error) {
      tried.push(`${candidate.name}: ${firstLine(error)}`)
    }
  }
  throw new Error(
    `No browser for the tests. Set CHROMIUM_PATH to a Chromium. Tried:\n  ${tried.join('\n  ')}`,
  )
}

/** Returns Playwright's launch options for a browser. */
export const createBrowserLaunchOptions = ({ executablePath, args: own, env }: TestBrowser) => ({
  executablePath,
  args: [...own],
  env: { ...definedEnv(), ...env },
})

async function start(
  { name, pinned: isPinned = false }: Candidate,
  found: Pick<TestBrowser, 'executablePath' | 'env'>,
): Promise<TestBrowser> {
  const browser = { name, ...found, args, version: '', pinned: isPinned }
  const running = await chromium.launch({
    ...createBrowserLaunchOptions(browser),
    timeout: hangTimeout,
  })
  const version = running.version()
  await running.close()
  return { ...browser, version }
}

// The package unpacks into os.tmpdir() under fixed names. A separate folder, renamed into place,
// prevents use of a partially unpacked archive or of another version.
async function unpack(folder: string): Promise<void> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const work = mkdtempSync(`${folder}-`)
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = work
  try {
    await Promise.all(pinnedBrowserArchives.map((file) => inflate(file)))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  try {
    renameSync(work, folder)
  } catch (error) {
    rmSync(work, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/**
 * Writes a font configuration with only the fonts of the package; the one in the package names missing folders,
 * and Chromium may crash without fonts.
 */
function fontConfig(folder: string): string {
  const path = join(folder, 'fontconfig')
  mkdirSync(path, { recursive: true })
  writeFileSync(
    join(path, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(path, 'cache')}</cachedir>
</fontconfig>
`,
  )
  return path
}

function run(command: string, words: readonly string[], env: Record<string, string> = {}): void {
  const { status, error } = spawnSync(command, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

const definedEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry) => entry[1] !== undefined),
  ) as Record<string, string>

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''

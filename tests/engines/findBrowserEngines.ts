import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hangTimeout } from '../hangTimeout.ts'

/** Engines that can be started here. */
export interface AvailableBrowserEngines {
  /** Path of Firefox, if there is one. */
  readonly firefox: string | undefined
  readonly webkit: boolean
  /** Names with versions, e.g. `Firefox 153.7.0esr`. */
  readonly versions: readonly string[]
  /** Unavailable engines, with the reasons. */
  readonly missing: readonly string[]
}

const firefoxPackages = ['firefox-esr']
const webkitPackages = [
  'webkit2gtk-driver',
  'xvfb',
  'xauth',
  'python3-gi',
  'gir1.2-webkit2-4.1',
  'gir1.2-gtk-3.0',
]

const firefoxPaths = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr']

function findFirefox(): { path: string; version: string } | undefined {
  const path = firefoxPaths.find((one) => one !== undefined && existsSync(one))
  const version = path && outputOf(path, '--version')?.replace('Mozilla ', '')
  return path && version ? { path, version } : undefined
}

/** Prints the version of the library that the window loads. */
const webkitVersion = `
import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import WebKit2
print(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version(), sep='.')`

const outputOf = (command: string, ...words: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync(command, words, { encoding: 'utf8', timeout: hangTimeout })
  return status === 0 ? stdout.trim() : undefined
}

function findWebKit(): string | undefined {
  const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3']
  if (!programs.every((path) => existsSync(path))) return undefined
  return outputOf('/usr/bin/python3', '-c', webkitVersion)
}

/**
 * Installs packages of Debian, like `browser.ts`; returns the reason if that is not possible. Without network it fails
 * within half a minute.
 */
function install(packages: readonly string[]): string | undefined {
  if (!existsSync('/etc/debian_version')) return 'not a Debian'
  if (process.getuid?.() !== 0) return 'only root can install packages'
  const limits = ['Acquire::Retries=0', 'Acquire::http::Timeout=10', 'Acquire::https::Timeout=10']
  const apt = (...words: readonly string[]) =>
    spawnSync(
      'apt-get',
      [...[...limits, 'DPkg::Lock::Timeout=300'].flatMap((value) => ['-o', value]), ...words],
      {
        stdio: 'ignore',
        timeout: 4 * hangTimeout,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    ).status === 0
  // Fails at once without network.
  if (!apt('update', '--error-on=any')) return 'apt-get cannot read the package lists'
  const isInstalled = apt('install', '-y', '--no-install-recommends', ...packages)
  return isInstalled ? undefined : `apt-get cannot install ${packages.join(' ')}`
}

/** Finds Firefox and WebKitGTK, or installs them. */
export function findBrowserEngines(): AvailableBrowserEngines {
  const missing: string[] = []
  const found = <T>(name: string, find: () => T | undefined, packages: readonly string[]) => {
    const present = find()
    if (present !== undefined) return present
    const reason = install(packages)
    const installed = find()
    if (installed === undefined) missing.push(`${name}: ${reason ?? 'installed, but not found'}`)
    return installed
  }
  const firefox = found('Firefox', findFirefox, firefoxPackages)
  const webkit = found('WebKit', findWebKit, webkitPackages)
  return {
    firefox: firefox?.path,
    webkit: webkit !== undefined,
    versions: [...(firefox ? [firefox.version] : []), ...(webkit ? [`WebKitGTK ${webkit}`] : [])],
    missing,
  }
}

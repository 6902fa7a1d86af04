import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Manifest of a project that is built for comparison. */
export interface PackageManifest {
  /** Packages by exact version. */
  readonly dependencies: Readonly<Record<string, string>>
  /** `imports` of `package.json`. */
  readonly imports?: Readonly<Record<string, unknown>>
  /** `sideEffects` of `package.json`. */
  readonly sideEffects?: readonly string[]
}

/** Installs a project into a folder unless it is installed already; takes a minute the first time. */
export function installProject(folder: string, manifest: PackageManifest): void {
  const wanted = JSON.stringify({ private: true, type: 'module', ...manifest }, null, 2)
  const stamp = join(folder, 'node_modules/installed.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  if (installedBy(stamp) === wanted) return
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  // `npm run` hands down our settings, which refuse install scripts; none of these packages needs one.
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts']
  execFileSync('npm', ['install', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeFileSync(stamp, wanted)
}

function installedBy(stamp: string): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

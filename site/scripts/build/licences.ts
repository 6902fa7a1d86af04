import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

/** Folders, from the top, of the installed packages that the site runs with; packages for other platforms are not installed. */
function installedPackages(top: string): readonly (readonly [string, LockedPackage])[] {
  const lock = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>
  }
  return Object.entries(lock.packages).filter(
    ([folder, { dev }]) => folder !== '' && dev !== true && existsSync(join(top, folder)),
  )
}

/**
 * Writes the licences of all packages and fonts that a build is served with to one text file.
 * Packages without a licence file are listed with the identifier that the lockfile has.
 */
export function writeLicences(top: string, file: string): void {
  const packages = installedPackages(top).map(([folder, { version, license }]) => {
    const [path] = globSync('{LICENSE,LICENCE,License,license,COPYING}*', {
      cwd: join(top, folder),
      exclude: (name) => name.endsWith('.js'),
    }).toSorted()
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const text = path === undefined ? '' : readFileSync(join(top, folder, path), 'utf8').trim()
    return `${name} ${version ?? ''} (${license ?? 'see text'})\n\n${text}`
  })
  const fonts = globSync('design-system/themes/*/fonts/*.LICENSE', { cwd: top })
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(top, path), 'utf8').trim()
      return `Font ${basename(path, '.LICENSE')}\n\n${text}`
    })
  const rule = `\n\n${'-'.repeat(72)}\n\n`
  writeFileSync(file, `${[...fonts, ...packages].join(rule)}\n`)
}

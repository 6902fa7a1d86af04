import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const fixture = join(root, 'tests/fixtures/consumer')

/** An application outside of this repository that has installed the package. */
export interface PackageConsumer {
  readonly folder: string
  readonly run: (command: string, ...words: string[]) => string
  readonly remove: () => void
}

/** Packs the design system into a folder and returns the path of the tarball. */
function packDesignSystem(out: string): string {
  execFileSync(process.execPath, ['design-system/package/pack.ts', out], { cwd: root })
  return join(out, readdirSync(out).find((name) => name.endsWith('.tgz')) ?? '')
}

/** Packs the design system and installs it in the fixture without network: other packages are links to those of this repository. */
export function installPackageConsumer(): PackageConsumer {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  const tarball = packDesignSystem(join(folder, 'packed'))
  cpSync(fixture, folder, { recursive: true })
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>
  const own = readdirSync(join(root, 'node_modules/@radix-ui')).map((name) => `@radix-ui/${name}`)
  const linked = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `file:${join(root, 'node_modules', name)}`]))
  manifest['devDependencies'] = linked([
    ...Object.keys(manifest['dependencies'] ?? {}).filter((name) => !name.startsWith('@felcera/')),
    ...Object.keys(manifest['devDependencies'] ?? {}),
    ...own,
    '@terrazzo/parser',
  ])
  manifest['dependencies'] = { '@felcera/design-system': `file:${tarball}` }
  writeFileSync(path, JSON.stringify(manifest))
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  run('npm', 'install', '--offline', '--no-audit', '--no-fund')
  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

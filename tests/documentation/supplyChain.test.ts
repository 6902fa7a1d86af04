import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeBillOfMaterials } from '#scripts/build/billOfMaterials.ts'
import { writeLicences } from '#scripts/build/licences.ts'

const top = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(top, path), 'utf8')

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}
const manifest = JSON.parse(read('package.json')) as Manifest
const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>
}

it('each install script of a package is allowed or refused by name', () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted())
})

it('a build has the licences of its packages and fonts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'felcera-licences-'))
  const file = join(folder, 'licences.txt')
  writeLicences(top, file)
  const licences = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  for (const name of Object.keys(manifest.dependencies)) expect(licences).toContain(`\n${name} `)
  for (const font of ['geist', 'instrument-sans'])
    expect(licences).toMatch(new RegExp(`Font ${font}\\n[^]{1,600}SIL OPEN FONT LICENSE`))
})

it('an install ends if a package has a script that nobody has judged', () => {
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m)
})

it('a build has a bill of materials of all packages, also those that are not installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'felcera-bill-'))
  const file = join(folder, 'sbom.cdx.json')
  writeBillOfMaterials(top, file)
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly bomFormat: string
    readonly components: readonly { readonly name: string }[]
  }
  rmSync(folder, { recursive: true })
  expect(bomFormat).toBe('CycloneDX')
  const names = new Set(components.map(({ name }) => name))
  expect(Object.keys(manifest.dependencies).filter((name) => !names.has(name))).toEqual([])
  expect(read('site/scripts/build.ts')).toContain("'sbom.cdx.json'")
})

it('CI looks for advisories on every change and weekly', () => {
  const [, job = ''] = read('.github/workflows/ci.yml').split('\n  advisories:\n')
  expect(read('.github/workflows/ci.yml')).toMatch(/^ {2}schedule:\n(?: {4}.*\n)* {4}- cron: /m)
  const [own = ''] = job.split(/^ {2}\w/m)
  expect(own).not.toContain('if:')
  expect(own).toContain('npm audit --omit=dev --audit-level=high')
  expect(own).toContain('npm audit signatures')
})

it.each(['ci', 'pictures'])(
  'the workflow %s runs actions at fixed commits, with rights for reading only by default',
  (name) => {
    const workflow = read(`.github/workflows/${name}.yml`)
    const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n/m)
  },
)

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(top, path), 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>
const section = /## Technologies and where each is used([^]*?)\n## /.exec(read('site/README.md'))
const rows = [...(section?.[1] ?? '').matchAll(/^\| (.+?) +\| `(.+?)` +\| `(.+?)` +\|$/gm)].map(
  ([, part = '', name = '', place = '']) => [part, name, place] as const,
)

test('the table lists the parts', () => {
  expect(rows.length).toBeGreaterThan(15)
})

test.each(rows)('%s: %s is installed and used in %s', (_, name, place) => {
  const installed = JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string }
  expect({ ...dependencies, ...devDependencies }[name]).toBe(installed.version)
  const files = statSync(join(top, place)).isDirectory()
    ? globSync(`${place}/**/*.{ts,tsx,js}`, { cwd: top })
    : [place]
  const quoted = new RegExp(`['"]${name}(/[^'"]*)?['"]`)
  expect(files.filter((file) => quoted.test(read(file)))).not.toEqual([])
})

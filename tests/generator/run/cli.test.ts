import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '../../..')
const cli = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['generator/cli.ts', ...args], { cwd: top, encoding: 'utf8' })

test('--help lists every option', () => {
  const { status, stdout } = cli('--help')
  expect(status).toBe(0)
  for (const option of ['--check', '--format', '--help']) expect(stdout).toContain(option)
})

test.each([
  [['--chek']],
  [['--format', 'xml']],
  [['extra']],
  [['rename', 'page', '/about-us']],
  [['routes', '--check']],
])('rejects %j', (args) => {
  const { status, stderr } = cli(...args)
  expect(status).toBe(2)
  expect(stderr).toContain('npm run generate -- [command] [options]')
})

test('the page configs of this site are valid and their outputs are committed', () => {
  const { status, stdout } = cli('--check', '--format', 'json')
  expect(JSON.parse(stdout)).toEqual({ problems: [], changed: [] })
  expect(status).toBe(0)
})

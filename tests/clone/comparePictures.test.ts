import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseReportPage } from '../visual/review/page.ts'

const root = join(import.meta.dirname, '../..')
const script = (name: string) => join(root, 'tests/visual/pullRequest', name)
let folder: string

/** Runs a command of the pictures for the fixture repository. */
function run(name: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script(name), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REPOSITORY_ROOT: folder, VITEST: '' },
  })
  return { status, output: stdout + stderr }
}

/** Runs the suite of the fixture repository. */
function runSuite(settings: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/run.ts', 'visual'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REPOSITORY_ROOT: folder, VITEST: '', ...settings },
  })
  return { status, output: stdout + stderr }
}

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], {
    cwd: folder,
  })

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

function commit(subject: string): void {
  git('add', '-A')
  git('commit', '-qm', subject)
}

/** Returns the path of a package's module. */
const resolved = (name: string) => fileURLToPath(import.meta.resolve(name))

const visual = JSON.stringify(join(root, 'tests/visual'))

/** Suites of three pictures, which `sharp` draws: the length of a message is the width of a bar. */
const specification = `
import { readFileSync } from 'node:fs'
import sharp from ${JSON.stringify(resolved('sharp'))}
import { test } from ${JSON.stringify(resolved('@playwright/test'))}
import { comparePicturesWithBaselines } from ${JSON.stringify(join(root, 'tests/visual/comparePicturesWithBaselines.ts'))}

const messages = JSON.parse(readFileSync('pages-config/messages/de.json', 'utf8'))
const drawn = JSON.parse(readFileSync('drawn.json', 'utf8'))
for (const page of drawn)
  test(page + ' looks unchanged', async ({}, info) => {
    const take = async () => {
      const create = (width, height, background) => ({ create: { width, height, channels: 3, background } })
      const input = await sharp(create(messages['page.' + page + '.title'].length, 20, 'green')).png().toBuffer()
      return { png: await sharp(create(200, 100, process.env.ROUNDED ? '#fffefe' : 'white')).composite([{ input, left: 10, top: 40 }]).png().toBuffer() }
    }
    const look = { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual', locale: 'de' }
    const frame = { name: page + '-light', group: page, page, address: '/de/' + page, look, width: 200, hasAriaSnapshot: false, isKept: true }
    await comparePicturesWithBaselines(page, [{ frame, take }], info)
  })
`
const configuration = `
process.env.REPOSITORY_ROOT = import.meta.dirname + '/..'
const { findBrowser } = await import(${JSON.stringify(join(root, 'tests/browser.ts'))})
const { drawRenderingProbe } = await import(${JSON.stringify(join(root, 'tests/visual/environment/renderingProbe.ts'))})
const pinned = await findBrowser('pinned')
process.env.PROBE ??= await drawRenderingProbe(pinned)
export default {
  testMatch: '*.spec.ts',
  outputDir: '.out/playwright',
  workers: 1,
  reporter: [['list'], [${visual} + '/reporter.ts'], ['json', { outputFile: import.meta.dirname + '/../' + process.env.TEST_REPORT }]],
  projects: [{ name: 'visual', metadata: { browser: { ...pinned, probe: process.env.PROBE } } }],
}
`
const playwright = join(root, 'node_modules/playwright/cli.js')
const suite = `
import { spawnSync } from 'node:child_process'
const [, , name] = process.argv
const { status } = spawnSync(process.execPath, [${JSON.stringify(playwright)}, 'test', '--config=tests/playwright.config.ts', '--project=' + name], {
  stdio: 'inherit',
  env: { ...process.env, TEST_REPORT: 'tests/.out/' + name + '.json' },
})
process.exitCode = status
`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const sources = execFileSync(
    'git',
    ['ls-files', '-z', 'pages-config', 'design-system', 'site', 'stories'],
    { cwd: root },
  )
  for (const path of sources.toString().split('\0'))
    if (path !== '' && existsSync(join(root, path))) {
      // A picture, a film or a font only has to exist.
      if (/\.(webp|jpe?g|png|woff2|pdf|mp4|webm)$/.test(path)) write(path, '')
      else write(path, readFileSync(join(root, path), 'utf8'))
    }
  write('package.json', JSON.stringify({ type: 'module' }))
  write('.gitignore', '.cache/\ntests/.out/\nnode_modules/\n')
  write('drawn.json', JSON.stringify(['about-us', 'join-us', 'sitemap']))
  write('tests/pages.spec.ts', specification)
  write('tests/playwright.config.ts', configuration)
  write('tests/run.ts', suite)
  // Files that a base commit is built with.
  write('generator/cli.ts', '')
  write('site/scripts/build.ts', '')
  write(
    'node_modules/.bin/playwright',
    `#!/bin/sh\nexec "${process.execPath}" "${playwright}" "$@"\n`,
  )
  chmodSync(join(folder, 'node_modules/.bin/playwright'), 0o755)
  git('init', '-q', '-b', 'main')
  runSuite({ ACCEPT_PICTURES: '1' })
  commit('Begin')
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Changes the length of a page's title. */
function editTitle(page: string, text: string): void {
  const file = 'pages-config/messages/de.json'
  const messages = JSON.parse(read(file)) as Record<string, string>
  write(file, JSON.stringify({ ...messages, [`page.${page}.title`]: text }, null, 2))
}

test('a machine with another probe compares coarsely, lists the pictures, and still finds a changed page', () => {
  const coarse = 'not comparable exactly here'
  const elsewhere = runSuite({ ROUNDED: '1', PROBE: 'another' })
  expect([elsewhere.status, elsewhere.output]).toEqual([0, expect.stringContaining(coarse)])
  expect(elsewhere.output).toContain('about-us (1), join-us (1), sitemap (1)')
  editTitle('about-us', 'Wir stellen uns vor – '.repeat(5))
  const changed = runSuite({ ROUNDED: '1', PROBE: 'another' })
  expect([changed.status, changed.output]).toEqual([1, expect.stringContaining('about-us-light')])
  expect(changed.output).toContain('join-us (1), sitemap (1)')
  git('checkout', '--', '.')
})

test('pictures of two commits are compared, and a group is decided from the report of another machine', () => {
  git('checkout', '-qb', 'change')
  editTitle('about-us', 'Wir stellen uns vor – Felcera')
  write('drawn.json', JSON.stringify(['about-us', 'join-us']))
  commit('Shorten a title')
  // The picture before was drawn on another machine.
  rmSync(join(folder, '.cache'), { recursive: true })

  const compared = run('run.ts', '--base', 'main')
  expect([compared.status, compared.output]).toEqual([1, expect.stringContaining('2 differ from')])
  const summary = read('tests/.out/pull-request/summary.md')
  expect(summary).toMatch(/\| 1 \| area of \d+ x 20 px \| page\.about-us\.title \(de\)/)
  expect(summary).toMatch(/\| 2 \| Removed pictures \|/)
  const report = join(folder, 'tests/.out/pull-request/report.html')
  const { pictures } = parseReportPage(readFileSync(report, 'utf8'))
  expect(pictures.map(({ name, files }) => [name, files])).toEqual([
    ['about-us-light', ['actual', 'kept', 'difference']],
    ['sitemap-light', ['kept']],
  ])

  const elsewhere = join(folder, 'downloaded.html')
  copyFileSync(report, elsewhere)
  rmSync(join(folder, 'tests/.out'), { recursive: true })
  const decide = (group: string, ...words: readonly string[]) =>
    run('decide.ts', '--from', elsewhere, '--group', group, ...words)
  expect(decide('1').output).toContain('A decision names a person')
  expect(decide('1', '--by', 'Ada', '--why', 'Shorter').status).toBe(0)
  expect(decide('2', '--by', 'Ada', '--why', 'No map').status).toBe(0)
  rmSync(elsewhere)
  expect(existsSync(join(folder, 'tests/visual/pictures/fingerprints/sitemap.json'))).toBe(false)
  commit('Accept the pictures')

  // One step: the baselines are those of the new look, and the comparison with the base passes.
  const again = run('run.ts', '--base', 'main')
  expect([again.status, again.output]).toEqual([0, expect.stringContaining('Ada: Shorter')])
})

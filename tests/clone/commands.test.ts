import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser, launchOptions } from '../browser.ts'
import { type Clone, freePort, makeClone, npmRun, takenPort } from './clone.ts'
import { hangTimeout } from '../hangTimeout.ts'

let clone: Clone
beforeAll(() => {
  clone = makeClone()
})
afterAll(() => clone.remove())

/** Replaces a part of a file of the clone until the test ends. */
function edit(name: string, part: RegExp, by: string): void {
  const file = join(clone.top, name)
  const before = readFileSync(file, 'utf8')
  const after = before.replace(part, by)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
  onTestFinished(() => writeFileSync(file, before))
}

/** Starts a command and waits until an address responds with 200. */
async function serve(name: string, path: string) {
  const port = await freePort()
  const command = npmRun(clone.top, [name], { PORT: port })
  onTestFinished(command.stop)
  const origin = `http://localhost:${port}`
  const ask = (address: string) =>
    fetch(new URL(address, origin), { headers: { Accept: 'text/html' } })
  const first = await vi.waitFor(
    async () => {
      if (command.child.exitCode !== null) return undefined
      const response = await ask(path)
      expect(response.status).toBe(200)
      return response
    },
    { timeout: hangTimeout, interval: 200 },
  )
  if (!first) throw new Error(`npm run ${name} ended:\n${command.output()}`)
  return { origin, ask, first, output: command.output }
}

const run = async (words: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
  const command = npmRun(clone.top, words, settings)
  return { code: await command.ended, output: command.output() }
}

// The order matters: the first tests check that commands create their own inputs.
describe('in a fresh clone, in a path with a space and other letters', () => {
  test.each([
    [['start', '--', '--help'], 0, /DATABASE_URL/],
    [['staff', '--', '--help'], 1, /npm run staff -- enquiries/],
    [['icons'], 0, /./],
    [['fonts'], 0, /./],
    [['pictures'], 2, /npm run pictures -- <folder of masters>/],
    [['messages:verify'], 0, /./],
  ])('npm run %s needs nothing generated', async (words, expected, said) => {
    expect(await run(words)).toEqual({ code: expected, output: expect.stringMatching(said) })
    expect(existsSync(join(clone.top, 'site/generated'))).toBe(false)
  })

  test('npm run storybook shows a story, and follows a new page', async () => {
    expect(existsSync(join(clone.top, 'site/generated'))).toBe(false)
    const { origin, ask, output } = await serve('storybook', '/index.json')
    const browser = await chromium.launch(launchOptions(await findBrowser()))
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    page.setDefaultTimeout(hangTimeout)
    // The texts come from the generated catalogues.
    await page.goto(`${origin}/iframe.html?id=sections-blocks-hero--default&viewMode=story`)
    await page.locator('#storybook-root h2, #storybook-root h1').first().waitFor()
    // A dependency that Vite finds late would reload the story.
    expect(output()).not.toContain('optimized dependencies changed')

    const added = await run(['generate', '--', 'new', 'page', '/solutions/balcony-ess'])
    expect(added).toMatchObject({ code: 0 })
    await vi.waitFor(
      async () => expect(await (await ask('/index.json')).text()).toContain('balcony-ess'),
      { timeout: hangTimeout, interval: 500 },
    )
  })

  test('npm run lint generates the modules whose types it reads', async () => {
    rmSync(join(clone.top, 'site/generated'), { recursive: true, force: true })
    const linted = await run(['lint', '--', 'tests/content', 'site/app/content'])
    expect(linted).toEqual({ code: 0, output: expect.stringContaining('0 errors') })
  })

  test('npm run dev shows a page before documents are typeset, and typesets them on demand', async () => {
    rmSync(join(clone.top, 'site/generated'), { recursive: true, force: true })
    const { ask, first } = await serve('dev', '/en')
    const html = await first.text()
    expect(html).toContain('<h1')
    expect(existsSync(join(clone.top, '.cache/documents/fonts'))).toBe(false)
    const styles = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)]
    expect(styles.length).toBeGreaterThan(0)
    for (const [, href = ''] of styles) {
      const style = await ask(href.replaceAll('&amp;', '&'))
      expect((await style.text()).length).toBeGreaterThan(1000)
    }
    const document = await ask('/documents/smart-plug/datasheet-en-1.1.pdf')
    expect(document.headers.get('content-type')).toBe('application/pdf')
    expect((await document.text()).slice(0, 5)).toBe('%PDF-')
    expect((await ask('/documents/smart-plug/datasheet-en-9.9.pdf')).status).toBe(404)
    // Lists of files are complete when all documents have been typeset.
    const lists = async () =>
      expect(await (await ask('/en/products/smart-plug')).text()).toContain(
        '/documents/smart-plug/datasheet-en-1.1.pdf',
      )
    await vi.waitFor(lists, { timeout: hangTimeout, interval: 1000 })
  })

  test('npm run dev shows a page with "colorMode": "system" as the system asks for', async () => {
    edit('pages-config/pages/about-us.json', /^\{/, '{ "colorMode": "system",')
    const { origin } = await serve('dev', '/en/about-us')
    const browser = await chromium.launch(launchOptions(await findBrowser()))
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    page.setDefaultTimeout(hangTimeout)
    await page.goto(`${origin}/en/about-us`)
    const background = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme })
      return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    }
    expect(await background('dark')).not.toBe(await background('light'))
    const warned = await run(['generate'])
    expect(warned).toEqual({ code: 0, output: expect.stringContaining('unforceable-color-mode') })
  })

  test('npm run dev shows the last good page while a text has a tag that its place does not allow', async () => {
    const { ask } = await serve('dev', '/en/about-us')
    edit('pages-config/messages/en.json', /"page\.about-us\.hero\.lead": "/, '$&<a>Read</a> ')
    const refused = await run(['generate'])
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('bad-message') })
    for (const path of ['/about-us', '/en/about-us', '/au/about-us', '/de/about-us'])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
  })

  test('npm run budgets:pages builds the site first, and ends with the problems of a build that fails', async () => {
    edit('pages-config/messages/en.json', /"page\.about-us\.hero\.lead": "/, '$&<a>Read</a> ')
    const { code, output } = await run(['budgets:pages'])
    expect(output).toContain('bad-message')
    expect(code).toBeGreaterThan(0)
  })

  test.each([
    [['generate', '--', '--check'], 0, /pages/],
    [['tokens'], 0, /./],
    [['start', '--', '--help'], 0, /DATABASE_URL/],
    [['staff', '--', '--help'], 1, /npm run staff -- enquiries/],
    [['db:backup'], 1, /npm run db:backup -- <file>/],
    [['db:restore'], 1, /npm run db:restore -- <file>/],
    [['bench:compare'], 2, /npm run bench:compare -- <dist before> <dist after>/],
    [['chromatic'], 0, /CHROMATIC_PROJECT_TOKEN is not set/],
  ])('npm run %s', async (words, expected, said) => {
    expect(await run(words)).toEqual({ code: expected, output: expect.stringMatching(said) })
  })
})

describe('a port in use', () => {
  test.each(['start', 'dev', 'storybook'])(
    'is reported by npm run %s with its number',
    async (name) => {
      const { port, release } = await takenPort()
      onTestFinished(release)
      const { code, output } = await run([name], { PORT: port })
      expect(output).toMatch(new RegExp(`Port ${port} `, 'i'))
      expect(code).toBeGreaterThan(0)
      expect(existsSync(join(clone.top, 'site/dist'))).toBe(false)
    },
  )
})

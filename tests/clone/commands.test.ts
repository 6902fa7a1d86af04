import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { themes } from '#design-system/themes/themes.ts'
import { findBrowser, createBrowserLaunchOptions } from '../browser.ts'
import {
  type CloneCommand,
  type ProjectClone,
  findFreePort,
  createProjectClone,
  startNpmScript,
  occupyPort,
} from './clone.ts'
import { hangTimeout } from '../hangTimeout.ts'

let clone: ProjectClone
beforeAll(() => {
  clone = createProjectClone()
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

/** Starts a command until the test ends, and waits until an address responds with 200. */
async function serve(name: string, path: string): Promise<ServedCommand> {
  const port = await findFreePort()
  const command = startNpmScript(clone.top, [name], { PORT: port })
  onTestFinished(command.stop)
  return waitUntilServed(command, port, path)
}

interface ServedCommand {
  readonly origin: string
  readonly ask: (address: string) => Promise<Response>
  /** The first response with 200. */
  readonly first: Response
  readonly output: () => string
}

async function waitUntilServed(
  command: CloneCommand,
  port: string,
  path: string,
): Promise<ServedCommand> {
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
  if (!first) throw new Error(`The command ended:\n${command.output()}`)
  return { origin, ask, first, output: command.output }
}

const run = async (words: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
  const command = startNpmScript(clone.top, words, settings)
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
    const browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
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

  test.each(['compare', 'nightly', 'decide', 'before', 'prune', 'repeat', 'sensitivity'])(
    'npm run visual:%s tells what it does',
    async (name) => {
      const usage = expect.stringContaining(
        `npm run visual:${name === 'nightly' ? 'compare' : name}`,
      )
      expect(await run([`visual:${name}`, '--', '--help'])).toEqual({ code: 0, output: usage })
    },
  )

  describe('npm run dev', () => {
    let served: ServedCommand
    let command: CloneCommand
    let browser: Browser
    beforeAll(async () => {
      rmSync(join(clone.top, 'site/generated'), { recursive: true, force: true })
      const port = await findFreePort()
      command = startNpmScript(clone.top, ['dev'], { PORT: port })
      served = await waitUntilServed(command, port, '/en')
      browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
    }, hangTimeout)
    afterAll(async () => {
      await browser.close()
      await command.stop()
    })

    const openPage = async (path: string) => {
      const page = await browser.newPage()
      onTestFinished(() => page.close())
      page.setDefaultTimeout(hangTimeout)
      await page.goto(`${served.origin}${path}`, { waitUntil: 'networkidle' })
      return page
    }

    test('shows a page before documents are typeset, and typesets them on demand', async () => {
      const { origin, ask, first } = served
      const html = await first.text()
      expect(html).toContain('<h1')
      const forAnyClient = await fetch(new URL('/en', origin), { headers: { Accept: '*/*' } })
      expect(await forAnyClient.text()).toContain('<h1')
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
    })

    test('changes the open page, also after an error; it keeps its scroll, focus and typed text', async () => {
      const page = await openPage('/en/about-us')
      const field = page.locator('footer input[type=email]')
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await field.fill('typed@felcera.example')
      // Heights of sections outside of the viewport are estimates: visible content keeps its position except for a
      // fraction of a pixel, because a page scrolls by whole pixels.
      const place = () => field.evaluate((element) => element.getBoundingClientRect().y)
      const scrolled = await place()
      const moved = async () => Math.abs((await place()) - scrolled)
      let loads = 0
      page.on('framenavigated', () => loads++)
      const hero = page.locator('main section').first()

      edit(
        'pages-config/messages/en.json',
        /"page\.about-us\.hero\.lead": "/,
        '$&Storage is near. ',
      )
      await hero.getByText('Storage is near.').waitFor()

      edit('pages-config/pages/about-us.json', /"figure": "capacity"/, '"figure": "centers"')
      const figures = page.locator('main section').nth(1)
      const before = await figures.innerText()
      await expect.poll(() => figures.innerText(), { timeout: hangTimeout }).not.toBe(before)

      const component = join(clone.top, 'site/sections/Hero/Hero.tsx')
      const complete = readFileSync(component, 'utf8')
      onTestFinished(() => writeFileSync(component, complete))
      writeFileSync(component, 'export function')
      await page.locator('vite-error-overlay').waitFor({ state: 'attached' })
      // The watcher drops a change within 50 ms of the one before.
      const changed = () => {
        writeFileSync(component, complete.replace('data-on-picture=""', '$& data-changed=""'))
        return page.locator('main section[data-changed]').count()
      }
      await expect.poll(changed, { timeout: hangTimeout, interval: 100 }).toBe(1)
      await page.locator('vite-error-overlay').waitFor({ state: 'detached' })

      const outline = () => hero.evaluate((element) => getComputedStyle(element).outlineOffset)
      edit(
        'site/sections/Hero/Hero.css.ts',
        /export const root = style\(\{/,
        "$& outlineOffset: '7px',",
      )
      await expect.poll(outline, { timeout: hangTimeout }).toBe('7px')

      const colour = () =>
        hero.evaluate((element) =>
          getComputedStyle(element).getPropertyValue('--fds-accent-graphic'),
        )
      const green = await colour()
      expect(green).not.toBe('')
      edit('design-system/tokens/palette.ts', /#70B56A/, '#B56A70')
      await expect.poll(colour, { timeout: hangTimeout }).not.toBe(green)

      expect({ loads, output: loads > 0 && served.output() }).toEqual({ loads: 0, output: false })
      await expect.poll(moved, { timeout: hangTimeout }).toBeLessThan(1)
      expect(await field.inputValue()).toBe('typed@felcera.example')
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    })

    test('shows the last good page while a text has a tag that its place does not allow', async () => {
      edit('pages-config/messages/en.json', /"page\.about-us\.hero\.lead": "/, '$&<a>Read</a> ')
      const refused = await run(['generate'])
      expect(refused).toEqual({ code: 1, output: expect.stringContaining('bad-message') })
      for (const path of ['/about-us', '/en/about-us', '/au/about-us', '/de/about-us'])
        expect([path, (await served.ask(path)).status]).toEqual([path, 200])
    })

    test('shows a page with "colorMode": "system" as the system asks for', async () => {
      edit('pages-config/pages/about-us.json', /^\{/, '{ "colorMode": "system",')
      const page = await openPage('/en/about-us')
      const background = async (colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({ colorScheme })
        return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      }
      // The generator follows the edit a moment later.
      await expect
        .poll(async () => (await background('dark')) === (await background('light')), {
          timeout: hangTimeout,
        })
        .toBe(false)
      const warned = await run(['generate'])
      expect(warned).toEqual({ code: 0, output: expect.stringContaining('unforceable-color-mode') })
    })
  })

  test('icons and documents follow the theme that site.json names', async () => {
    const [fern, harbour] = ['fern', 'harbour'].map((name) =>
      themes.find((theme) => theme.name === name),
    )
    if (!fern || !harbour) throw new Error('A theme is missing')
    edit('pages-config/site.json', /"theme": "fern"/, '"theme": "harbour"')
    expect(await run(['icons'])).toMatchObject({ code: 0 })
    const icon = readFileSync(join(clone.top, 'site/public/favicon.svg'), 'utf8')
    expect(icon).toContain(harbour.schemes.light.standard.colours['accent.graphic'])
    expect(icon).not.toContain(fern.schemes.light.standard.colours['accent.graphic'])

    const { ask } = await serve('dev', '/en')
    const document = await ask('/documents/smart-plug/datasheet-en-1.1.pdf')
    const fonts = [...(await document.text()).matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)]
    expect(fonts.map(([, name]) => name).join(' ')).toMatch(/Figtree/)
  })

  test('npm run start serves pages before documents are typeset, and typesets them on demand', async () => {
    for (const folder of ['.cache/documents', 'site/generated'])
      rmSync(join(clone.top, folder), { recursive: true, force: true })
    // The last tests check that an occupied port is detected before anything is built.
    onTestFinished(() => rmSync(join(clone.top, 'site/dist'), { recursive: true }))
    const { ask } = await serve('start', '/en')
    expect(existsSync(join(clone.top, 'site/public/documents'))).toBe(false)
    const html = await (await ask('/en/products/smart-plug')).text()
    const path = '/documents/smart-plug/datasheet-en-1.1.pdf'
    expect(html).toContain(`href="${path}"`)
    const document = await ask(path)
    expect(document.headers.get('content-type')).toBe('application/pdf')
    expect((await document.text()).slice(0, 5)).toBe('%PDF-')
    expect((await ask(path.replace('1.1', '9.9'))).status).toBe(404)
    const shared = /<meta property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec(html)?.[1] ?? ''
    expect((await ask(shared)).headers.get('content-type')).toBe('image/jpeg')
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
      const dist = join(clone.top, 'site/dist')
      rmSync(dist, { recursive: true, force: true })
      const { port, release } = await occupyPort()
      onTestFinished(release)
      const { code, output } = await run([name], { PORT: port })
      expect(output).toMatch(new RegExp(`Port ${port} `, 'i'))
      expect(code).toBeGreaterThan(0)
      expect(existsSync(dist)).toBe(false)
    },
  )
})

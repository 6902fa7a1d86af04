import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser, createBrowserLaunchOptions } from '../browser.ts'
import { serveFolder } from '../serveFolder.ts'
import { type PackageConsumer, installPackageConsumer } from './consumer.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

let consumer: PackageConsumer
let browser: Browser
let served: Awaited<ReturnType<typeof serveFolder>>
/** The folder of the application itself, with the files of the package. */
let sources: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  consumer = installPackageConsumer()
  consumer.run('npm', 'run', 'build')
  served = await serveFolder(join(consumer.folder, 'dist'))
  sources = await serveFolder(consumer.folder)
  browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser('pinned')))
})

afterAll(async () => {
  await browser.close()
  served.close()
  sources.close()
  consumer.remove()
})

const builtCss = () => {
  const assets = join(consumer.folder, 'dist/assets')
  return readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n')
}

/** Opens a page that must have no error in the console. */
async function open(address: string, heading: string, colorScheme: 'light' | 'dark' = 'light') {
  const page = await browser.newPage({ colorScheme })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(address)
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(problems).toEqual([])
  return page
}

const visit = (colorScheme: 'light' | 'dark'): Promise<Page> =>
  open(served.url, 'Settings', colorScheme)

/** Names of the typefaces of the package that a page has loaded. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )

const backgroundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

const violationsOf = async (page: Page) => {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    // Text that fades in has no contrast yet.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
  })
}

describe('an application that has installed the package', () => {
  it.each(['light', 'dark'] as const)(
    'has no accessibility violations in %s mode',
    async (mode) => {
      const page = await visit(mode)
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).waitFor()
      expect(await violationsOf(page)).toEqual([])
      await page.close()
    },
  )

  it('has its own brand colour and background in each mode', async () => {
    const colours = async (mode: 'light' | 'dark') => {
      const page = await visit(mode)
      const found = await page.evaluate(() => {
        const of = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor
        return { button: of('button[type=submit]'), page: of(':root') }
      })
      await page.close()
      return found
    }
    const [light, dark] = [await colours('light'), await colours('dark')]
    expect([light.button, dark.button]).toEqual(Array(2).fill('rgb(109, 40, 217)'))
    expect(light.page).toBe('rgb(255, 255, 255)')
    expect(dark.page).toMatch(/^rgb\((1?\d), (1?\d), (1?\d)\)$/)
  })

  it('has a menu that sets and stores the colour mode', async () => {
    const page = await visit('light')
    await page.locator('summary').click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.reload()
    await page.locator('html[data-theme=dark]').waitFor()
    const dark = page.locator('[data-theme-set=dark]')
    expect(await dark.getAttribute('aria-pressed')).toBe('true')
    await page.close()
  })

  it('keeps words in the cells of a table whole on a narrow screen', async () => {
    const page = await visit('light')
    await page.setViewportSize({ width: 320, height: 640 })
    const heights = await page
      .locator('td > span')
      .evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    for (const height of heights) expect(height).toBeLessThan(40)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
    await page.close()
  })

  it('overrides styles of components with any style sheet, because they are in layers', async () => {
    const page = await visit('light')
    await page.addStyleTag({ content: 'button { border-radius: 1px; margin: 2px }' })
    const button = page.getByRole('button', { name: 'Save' })
    const style = await button.evaluate((element) => {
      const { borderRadius, margin } = getComputedStyle(element)
      return { borderRadius, margin }
    })
    expect(style).toEqual({ borderRadius: '1px', margin: '2px' })
    await page.close()
  })

  it('only has custom properties with the prefix', () => {
    const names = [...builtCss().matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name)
    const others = names.filter((name) => !/^--(fds|lightningcss)-/.test(name))
    expect(names.length).toBeGreaterThan(100)
    expect([...new Set(others)]).toEqual([])
  })

  it('shows a typeface of the package', async () => {
    const page = await visit('light')
    expect(await loadedFonts(page)).toContain('Geist')
    await page.close()
  })

  it('renders its links with the component of its router', async () => {
    const page = await visit('light')
    const link = page.getByRole('link', { name: 'See the first one' })
    expect(await link.getAttribute('data-router')).toBe('')
    await page.close()
  })

  it('shows a toast from a handler', async () => {
    const page = await visit('light')
    await page.getByRole('button', { name: 'Save' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Saved' })
    await toast.waitFor()
    expect(await toast.isVisible()).toBe(true)
    await page.close()
  })

  it('has lower controls in a part of compact density', async () => {
    const page = await visit('light')
    const heightOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => button.clientHeight)
    expect(await heightOf('Compact')).toBeLessThan(36)
    expect(await heightOf('Save')).toBeGreaterThanOrEqual(44)
    await page.close()
  })

  it('contains the components that it uses, and no others', () => {
    const assets = join(consumer.folder, 'dist/assets')
    const scripts = readdirSync(assets).filter((name) => /^(index|main).*\.js$/.test(name))
    const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
    const parts = {
      Combobox: 'aria-activedescendant',
      CodeInput: 'one-time-code',
      PhoneInput: 'tel-country-code',
      SearchDialog: 'data-search-dialog',
      VideoPlayer: 'playsInline',
      Menu: 'menuitem',
      FileUpload: 'type:`file`',
    }
    expect(scripts).not.toEqual([])
    for (const [name, part] of Object.entries(parts))
      expect([name, code.includes(part)]).toEqual([name, false])
  })

  it('is hydrated without a difference to the markup of the server', async () => {
    const page = await open(`${served.url}/hydrated.html`, 'Hydrated')
    // A Select before hydration.
    await page.locator('input[role=combobox]').waitFor()
    expect(await page.locator('input[role=combobox]').inputValue()).toBe('Germany')
    await page.getByRole('tab', { name: 'Large' }).click()
    await page.getByText('The Large plan').waitFor()
    await page.locator('summary', { hasText: 'Products' }).press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Battery')
    await page.getByRole('button', { name: 'Help' }).hover()
    await page.getByText('Opens the help').waitFor()
    await page.close()
  })

  it.each([
    ['plain', 'the whole style sheet'],
    ['parts', 'a style sheet for each component'],
  ])('%s.html looks right with %s and no bundler', async (name) => {
    const page = await open(`${sources.url}/${name}.html`, 'Plain')
    expect(await backgroundOf(page, 'button')).toBe('rgb(112, 181, 106)')
    expect(await loadedFonts(page)).toContain('Geist')
    expect(await violationsOf(page)).toEqual([])
    await page.close()
  })

  it('renders to HTML in Node without a bundler', () => {
    const code = `
      import { renderToString } from 'react-dom/server'
      import { createElement } from 'react'
      import { Button } from '@felcera/design-system'
      console.log(renderToString(createElement(Button, {}, 'Save')))`
    const html = consumer.run('node', '--input-type=module', '--eval', code)
    expect(html).toMatch(/^<button .*class="fds-.*Save/)
  })
})

describe('the first example of the README', () => {
  it('compiles, builds and shows a button in its brand colour and typeface', async () => {
    const readme = readFileSync(
      join(consumer.folder, 'node_modules/@felcera/design-system/README.md'),
      'utf8',
    )
    const [script = '', application = ''] = [
      ...readme.matchAll(/```(?:js|tsx)\n([\s\S]*?)```/g),
    ].map(([, code = '']) => code.replaceAll(/^ {3}/gm, ''))
    const folder = join(consumer.folder, 'readme')
    mkdirSync(join(folder, 'src'), { recursive: true })
    writeFileSync(join(folder, 'theme.js'), script)
    writeFileSync(join(folder, 'src/main.tsx'), application)
    writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../tsconfig.json" }')
    const html = readFileSync(join(consumer.folder, 'index.html'), 'utf8')
    writeFileSync(join(folder, 'index.html'), html)
    const bin = '../node_modules/.bin'
    consumer.run('sh', '-c', `cd readme && node theme.js && ${bin}/tsc && ${bin}/vite build`)
    const example = await serveFolder(join(folder, 'dist'))
    const page = await browser.newPage()
    await page.goto(example.url)
    await page.getByRole('textbox', { name: 'Name' }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await backgroundOf(page, 'button')).toBe('rgb(109, 40, 217)')
    expect(await loadedFonts(page)).toContain('Geist')
    await page.close()
    example.close()
  })

  it('every name that the README takes from the package is exported', async () => {
    const readme = readFileSync('design-system/package/README.md', 'utf8')
    const imports = [
      ...readme.matchAll(/import \{([^}]+)\} from '@felcera\/design-system(\/\w+)?'/g),
    ]
    const named = [...readme.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    const exported = JSON.parse(
      consumer.run(
        'node',
        '--input-type=module',
        '--eval',
        `const entries = ['', '/theme', '/behaviour', '/tokens', '/fonts']
         const modules = await Promise.all(entries.map((entry) => import('@felcera/design-system' + entry)))
         console.log(JSON.stringify(Object.fromEntries(entries.map((entry, at) => [entry, Object.keys(modules[at])]))))`,
      ),
    ) as Readonly<Record<string, readonly string[]>>
    for (const [, names = '', entry = ''] of imports)
      for (const name of names.split(','))
        expect([entry, exported[entry]?.includes(name.trim())]).toEqual([entry, true])
    const all = new Set(Object.values(exported).flat())
    // Words in code that look like exports: functions, constants and components.
    const looksExported = named.filter((name) =>
      /^(?:define|bind|create|theme[A-Z]|data[A-Z]|compact|[A-Z][a-z]+[A-Z])\w*/.test(name),
    )
    expect(looksExported.filter((name) => !all.has(name))).toEqual([])
    expect(looksExported.length).toBeGreaterThan(10)
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { themes } from '#design-system/themes/themes.ts'
import { componentBudgets } from '../budgets/components.table.ts'
import { findBrowser, createBrowserLaunchOptions } from '../browser.ts'
import { serveFolder } from '../serveFolder.ts'
import { type PackageConsumer, installPackageConsumer, packDesignSystem } from './consumer.ts'
import { measureBundle } from './measureBundle.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Bytes that layers, prefixed class names and roles of sizes add to the styles of a component on the site. */
const layering = 350

let consumer: PackageConsumer
let browser: Browser
let served: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  consumer = installPackageConsumer(packDesignSystem())
  consumer.run('npm', 'run', 'build')
  served = await serveFolder(join(consumer.folder, 'dist'))
  browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser('pinned')))
})

afterAll(async () => {
  await browser.close()
  served.close()
  consumer.remove()
})

const builtCss = () => {
  const assets = join(consumer.folder, 'dist/assets')
  return readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n')
}

async function visit(colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ colorScheme })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(served.url)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(problems).toEqual([])
  return page
}

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

describe('tokens of the package, read by Terrazzo', () => {
  interface Read {
    readonly input: Readonly<Record<'theme' | 'mode' | 'unit', string>>
    readonly count: number
    readonly tokens: Readonly<Record<string, unknown>>
  }
  let result: { problems: readonly string[]; read: readonly Read[] }
  const at = (theme: string, mode: string, unit: string) =>
    result.read.find(
      ({ input }) => input.theme === theme && input.mode === mode && input.unit === unit,
    )

  beforeAll(() => {
    result = JSON.parse(consumer.run('node', 'tokens.js')) as typeof result
  })

  it('are valid in every theme, mode and unit', () => {
    expect(result.problems).toEqual([])
    expect(result.read).toHaveLength(themes.length * 4 * 2)
    for (const { count } of result.read) expect(count).toBeGreaterThan(500)
  })

  it('take their values from theme, mode and unit independently', () => {
    const [light, dark] = [at('fern', 'light', 'rem'), at('harbour', 'dark', 'px')]
    expect(light?.tokens).toMatchObject({
      'role.action.primary': { hex: '#70b56a' },
      'role.surface.page': { hex: '#ffffff' },
      'space.16': { value: 1, unit: 'rem' },
      'type.h1.large': { fontFamily: ['Instrument Sans', 'sans-serif'], fontWeight: 560 },
    })
    expect(dark?.tokens).toMatchObject({
      'role.action.primary': { hex: '#2457a6' },
      'space.16': { value: 16, unit: 'px' },
      'type.h1.large': { fontFamily: ['Figtree', 'sans-serif'], fontWeight: 620 },
    })
    expect(dark?.tokens['role.surface.page']).not.toEqual(light?.tokens['role.surface.page'])
  })
})

describe('the package', () => {
  const folder = () => join(consumer.folder, 'node_modules/@felcera/design-system')
  const manifest = () =>
    JSON.parse(readFileSync(join(folder(), 'package.json'), 'utf8')) as {
      exports: Record<string, string | { types: string; default: string }>
    }

  it('contains every file that its manifest names', () => {
    const named = Object.values(manifest().exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.types, entry.default]))
      .filter((path) => !path.includes('*'))
    for (const path of [
      ...named,
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
      'tokens/fern.tokens.json',
    ])
      expect([path, existsSync(join(folder(), path))]).toEqual([path, true])
  })

  it('has a style sheet per component, of all components, of each theme and of the tokens', () => {
    const css = (name: string) => readFileSync(join(folder(), 'css', name), 'utf8')
    expect(css('components/Button.css')).toMatch(/@layer fds-components \{\n\.fds-/)
    expect(css('styles.css')).toContain(css('components/Button.css').slice(-200))
    expect(css('themes/fern.css')).toContain('--fds-action-primary: #70b56a;')
    expect(css('tokens.css')).toContain('--fds-space-16: 1rem;')
  })

  it('adds to a bundle only the components that it uses', async () => {
    for (const [name, budget] of Object.entries(componentBudgets)) {
      const { script, style } = await measureBundle(consumer.folder, [name])
      expect([name, script], 'bytes of script').toEqual([name, Math.min(script, budget.script)])
      const allowed = budget.style + layering
      expect([name, style], 'bytes of style').toEqual([name, Math.min(style, allowed)])
    }
  })

  it('adds to a bundle only the icons that it uses', async () => {
    const [one, all] = await Promise.all([
      measureBundle(consumer.folder, ['icons'], 'icons.batteryIcon'),
      measureBundle(consumer.folder, ['icons'], 'icons'),
    ])
    expect(one.script).toBeLessThan(200)
    expect(all.script).toBeGreaterThan(3000)
  })
})

import { type Browser, type BrowserContext, chromium, firefox, type Page } from 'playwright'
import { expect } from 'vitest'
import { createBrowserLaunchOptions, type TestBrowser } from '../browser.ts'
import { hangTimeout } from '../hangTimeout.ts'
import { accessibilityTreeRequest } from './firefox/accessibility.ts'
import { firefoxLaunchOptions } from './firefox/launch.ts'
import { pollingOptions } from './polling.ts'
import type {
  AccessibleNode,
  BrowserEngine,
  BrowserEngineName,
  BrowserEnginePage,
  EngineVisitOptions,
} from './enginePage.ts'

/** Starts a Firefox with a folder of fonts; without script it is another one, because Playwright cannot switch it off. */
export const startFirefox = (executable: string, fonts: string): BrowserEngine =>
  engineOf('firefox', (script) => firefox.launch(firefoxLaunchOptions(executable, fonts, script)))

export function startChromium(browser: TestBrowser): BrowserEngine {
  const launched = chromium.launch({ ...createBrowserLaunchOptions(browser), timeout: hangTimeout })
  return engineOf('chromium', () => launched)
}

function engineOf(
  name: BrowserEngineName,
  launch: (script: boolean) => Promise<Browser>,
): BrowserEngine {
  const browsers = new Map<boolean, Promise<Browser>>()
  let context: BrowserContext | undefined
  return {
    name,
    visit: async (origin, options) => {
      await context?.close()
      const { script = true } = options
      const launched = browsers.get(script) ?? launch(script)
      browsers.set(script, launched)
      const browser = await launched
      context = await browser.newContext({
        locale: options.language ?? 'fr-FR',
        viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
        reducedMotion: 'reduce',
        colorScheme: options.colorScheme ?? 'light',
        javaScriptEnabled: script,
      })
      await context.addCookies(
        Object.entries(options.cookies ?? {}).map(([name, value]) => ({
          name,
          value,
          url: origin,
        })),
      )
      for (const content of options.initScripts ?? []) await context.addInitScript({ content })
      return pageOf(name, await context.newPage(), options)
    },
    close: async () => {
      for (const browser of new Set(browsers.values())) await (await browser).close()
    },
  }
}

/** The relay answers this expression. */
const firefoxNodes = async (page: Page): Promise<readonly AccessibleNode[]> =>
  JSON.parse(await page.evaluate<string>(`'${accessibilityTreeRequest}'`)) as AccessibleNode[]

async function chromiumNodes(page: Page): Promise<readonly AccessibleNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (id: string): readonly AccessibleNode[] => {
    const { ignored, role, name, childIds = [] } = byId.get(id) ?? { ignored: true }
    const own: AccessibleNode[] = ignored ? [] : [[String(role?.value), String(name?.value ?? '')]]
    return [...own, ...childIds.flatMap(read)]
  }
  return read(nodes[0]?.nodeId ?? '')
}

function pageOf(
  engine: BrowserEngineName,
  page: Page,
  { colorScheme = 'light', script = true }: EngineVisitOptions,
): BrowserEnginePage {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('crash', () => problems.push('the page crashed'))
  const setColorScheme = async (scheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: scheme })
    // In Firefox pages see the change a moment later.
    const isSet = (wanted: string) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches
    await expect.poll(() => page.evaluate(isSet, scheme), pollingOptions).toBe(true)
  }
  let wanted: 'light' | 'dark' | undefined = colorScheme
  return {
    engine,
    open: async (url) => {
      await page.goto(url, { timeout: pollingOptions.timeout })
      if (wanted === undefined) return
      // A new context of Firefox shares the preference with the last one.
      const scheme = wanted
      wanted = undefined
      await setColorScheme(scheme)
    },
    evaluate: (run, ...args) =>
      page.evaluate(`(${String(run)}).apply(null, ${JSON.stringify(args)})`),
    runScript: async (source) => {
      await page.evaluate(`${source}\n;undefined`)
    },
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    setColorScheme,
    accessibleNodes: () => (engine === 'firefox' ? firefoxNodes(page) : chromiumNodes(page)),
    // Without script Firefox reports that its own window frames the page.
    problems: () => problems.filter((one) => script || !one.includes('(frame-ancestors)')),
  }
}

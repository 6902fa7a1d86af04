import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { serializeConsent, cookies } from '#data/consent/cookies.ts'
import { type Locale, locales, localizePath } from '#data/locale/locales.ts'
import { findClippedTexts, findOverflowingElements } from '../../e2e/fit.ts'
import { readScreenMeasurements, recordLayoutShifts } from './screenMeasurements.ts'
import {
  type ScreenExpectations,
  listScreenViolations,
  phoneScreenHeight,
} from './listScreenViolations.ts'

/** Colour mode, or text at 200 %. */
type Look = 'light' | 'dark' | 'large'

/** A visitor with language, screen and looks. */
export interface ReviewVisitor {
  readonly name: string
  readonly locale: Locale
  /** Viewport width in CSS px. */
  readonly width: number
  readonly looks: readonly Look[]
  /** False disables JavaScript. */
  readonly scripts: boolean
}

/** The browser session of a visitor with its actions. */
export interface VisitorBrowserSession {
  readonly page: Page
  readonly context: BrowserContext
  /** Returns a message in the visitor's language. */
  readonly word: (id: string) => string
  /** Opens a page in the visitor's language. */
  readonly open: (path: string) => Promise<void>
  /** Performs an action such as submitting a form, and waits for its result. */
  readonly answered: (act: () => unknown, shows: Locator) => Promise<void>
  /** Clicks a submit button and waits for the result. */
  readonly send: (button: Locator, shows: Locator) => Promise<void>
  /** Takes screenshots of a screen and checks it against the checklist. */
  readonly shoot: (name: string, expected?: ScreenExpectations) => Promise<void>
}

const pages = join(import.meta.dirname, '../../../pages-config/messages')

/** Opens a browser context for a visitor; violations of the checklist are added to `problems`. */
export async function openVisitorSession(
  browser: Browser,
  origin: string,
  { visitor, folder, problems }: { visitor: ReviewVisitor; folder: string; problems: string[] },
): Promise<VisitorBrowserSession> {
  const { locale, width, looks, scripts } = visitor
  const isPhone = width < 780
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: isPhone ? phoneScreenHeight : 900 },
    hasTouch: isPhone,
    locale: locales[locale].languageTag,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    javaScriptEnabled: scripts,
    // A client address per visitor avoids rate limits.
    extraHTTPHeaders: { 'X-Forwarded-For': addressOf(visitor.name) },
  })
  await context.addCookies([
    { name: cookies.consent.name, value: serializeConsent([]), url: origin },
  ])
  await context.addInitScript(recordLayoutShifts)
  const page = await context.newPage()
  const messages = JSON.parse(readFileSync(join(pages, `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >
  const known = new Set<string>()
  let taken = 0

  const open = async (path: string) => {
    await page.goto(localizePath(locale, path))
  }

  const answered = async (act: () => unknown, shows: Locator) => {
    const before = await page.evaluate(() => performance.timeOrigin)
    await act()
    await shows.waitFor()
    await settle(page, scripts)
    const after = await page.evaluate(() => performance.timeOrigin)
    // A result without navigation replaces the form and gets the focus.
    if (before === after && scripts) await forgetShifts(page)
    await page.waitForLoadState('networkidle')
  }

  const send = (button: Locator, shows: Locator) => answered(() => button.click(), shows)

  const shoot = async (name: string, expected: ScreenExpectations = {}) => {
    await settle(page, scripts)
    const tell = (problem: string) => problems.push(`${visitor.name}, ${name}: ${problem}`)
    const facts = await readScreenMeasurements(page)
    for (const problem of listScreenViolations(facts, expected, isPhone)) tell(problem)
    for (const link of facts.links.filter((address) => !known.has(address))) {
      known.add(link)
      const { ok, status } = await asked(context, link)
      if (!ok) tell(`leads to ${link}, which answers ${status}`)
    }
    taken += 1
    // Scrolls up, because a full-page screenshot also shows content above the viewport.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const file = `${String(taken).padStart(2, '0')}-${name}.png`
    for (const look of looks) {
      await applyLook(page, look)
      if (isPhone)
        for (const problem of [
          ...(await findOverflowingElements(page)),
          ...(await findClippedTexts(page)),
        ])
          tell(`${look}: ${problem}`)
      mkdirSync(join(folder, look), { recursive: true })
      await page.screenshot({ path: join(folder, look, file), fullPage: true })
    }
    await applyLook(page, 'light')
    const last = expected.refused ? facts.summary.at(-1) : undefined
    if (last) {
      await page.locator(`[role=alert] a[href="#${last.id}"]`).click()
      const focused = await page.evaluate(() => document.activeElement?.id)
      if (focused !== last.id) tell(`leads from the summary to ${focused}, not to ${last.id}`)
    }
    if (scripts) await forgetShifts(page)
  }

  return { page, context, word: (id) => messages[id] ?? id, open, answered, send, shoot }
}

async function asked(context: BrowserContext, address: string) {
  const answer = await context.request.get(address)
  return { ok: answer.ok(), status: answer.status() }
}

/** Returns a client address that depends on the name. */
function addressOf(name: string): string {
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 62_500, 7)
  return `10.79.${Math.floor(sum / 250)}.${(sum % 250) + 1}`
}

/** Clears layout shifts after the observer has received the last ones, which happens after painting. */
const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    globalThis.seenShifts?.splice(0)
  })

const applyLook = async (page: Page, look: Look) => {
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    look === 'large' ? '200%' : '',
  )
}

/** Waits until the page is loaded and no animation runs. */
async function settle(page: Page, scripts: boolean): Promise<void> {
  await page.waitForLoadState('load')
  if (!scripts) return
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    )
  })
}

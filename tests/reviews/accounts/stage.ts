import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { consentValue, cookies } from '#data/cookies.ts'
import { type Locale, locales, localizePath } from '#data/locales.ts'
import { cutOff, overflowing } from '../../e2e/fit.ts'
import { factsOf, recordShifts } from './facts.ts'
import { type Expected, judge, phoneHeight } from './judge.ts'

/** In which colours, and whether with letters of twice the size. */
type Look = 'light' | 'dark' | 'large'

/** Somebody who goes through it all. */
export interface Visitor {
  readonly name: string
  readonly locale: Locale
  /** Width of the screen in CSS px. */
  readonly width: number
  readonly looks: readonly Look[]
  /** Whether scripts run. */
  readonly scripts: boolean
}

/** Where a visitor is, and what can be done there. */
export interface Stage {
  readonly page: Page
  readonly context: BrowserContext
  /** A plain message in the visitor's language. */
  readonly word: (id: string) => string
  /** Opens a page of the visitor's language. */
  readonly open: (path: string) => Promise<void>
  /** Does what is answered, such as sending a form; done when what the answer shows is there. */
  readonly answered: (act: () => unknown, shows: Locator) => Promise<void>
  /** Presses a button that sends its form; done when what the answer shows is there. */
  readonly send: (button: Locator, shows: Locator) => Promise<void>
  /** Takes the pictures of a screen and holds it to the checklist. */
  readonly shoot: (name: string, expected?: Expected) => Promise<void>
}

const pages = join(import.meta.dirname, '../../../pages-config/messages')

/** A browser of a visitor's own; what breaks the checklist is added to `problems`. */
export async function enter(
  browser: Browser,
  origin: string,
  { visitor, folder, problems }: { visitor: Visitor; folder: string; problems: string[] },
): Promise<Stage> {
  const { locale, width, looks, scripts } = visitor
  const isPhone = width < 780
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: isPhone ? phoneHeight : 900 },
    hasTouch: isPhone,
    locale: locales[locale].languageTag,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    javaScriptEnabled: scripts,
    // Somebody else each time: many sign-ups from one address would wait.
    extraHTTPHeaders: { 'X-Forwarded-For': addressOf(visitor.name) },
  })
  await context.addCookies([{ name: cookies.consent.name, value: consentValue([]), url: origin }])
  await context.addInitScript(recordShifts)
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
    // What an answer shows in the page that is there takes the place of what was: the focus goes with it.
    if (before === after && scripts) await forgetShifts(page)
    await page.waitForLoadState('networkidle')
  }

  const send = (button: Locator, shows: Locator) => answered(() => button.click(), shows)

  const shoot = async (name: string, expected: Expected = {}) => {
    await settle(page, scripts)
    const tell = (problem: string) => problems.push(`${visitor.name}, ${name}: ${problem}`)
    const facts = await factsOf(page)
    for (const problem of judge(facts, expected, isPhone)) tell(problem)
    for (const link of facts.links.filter((address) => !known.has(address))) {
      known.add(link)
      const { ok, status } = await asked(context, link)
      if (!ok) tell(`leads to ${link}, which answers ${status}`)
    }
    taken += 1
    // A picture of the whole page shows what waits above the screen, too.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const file = `${String(taken).padStart(2, '0')}-${name}.png`
    for (const look of looks) {
      await wear(page, look)
      if (isPhone)
        for (const problem of [...(await overflowing(page)), ...(await cutOff(page))])
          tell(`${look}: ${problem}`)
      mkdirSync(join(folder, look), { recursive: true })
      await page.screenshot({ path: join(folder, look, file), fullPage: true })
    }
    await wear(page, 'light')
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

/** An address of its own for each name. */
function addressOf(name: string): string {
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 62_500, 7)
  return `10.79.${Math.floor(sum / 250)}.${(sum % 250) + 1}`
}

/** Forgets them once the last are told: an observer hears of them after they were painted. */
const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    globalThis.seenShifts?.splice(0)
  })

const wear = async (page: Page, look: Look) => {
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    look === 'large' ? '200%' : '',
  )
}

/** Waits until all is there and nothing moves. */
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

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { themes } from '#design-system/themes/themes.ts'
import type { TestBrowser } from '../browser.ts'
import { wear } from '../e2e/otherTheme.ts'
import { prefer } from '../e2e/show.ts'
import { readThrough } from '../e2e/watch.ts'
import { test } from '../siteTest.ts'
import { type Frame, frames } from './frames.ts'
import { keepHeard, keptHeard, listen } from './heard.ts'
import { keepMadeWith, notComparable, otherFonts } from './madeWith.ts'
import { outlineChange } from './outline.ts'
import { accept, certify, compare } from './picture.ts'

const isAccepting = process.env['ACCEPT_PICTURES'] === '1'
/** Whether every picture is taken twice and must come out the same, byte for byte. */
const isCertifying = process.env['CERTIFY_PICTURES'] === '1'

for (const frame of frames)
  test(`${frame.name} looks as it did`, async ({ context, origin, decideConsent }, { project }) => {
    const { browser } = project.metadata as { browser: TestBrowser }
    if (!isAccepting) expect(notComparable(browser)).toBeUndefined()
    await decideConsent()
    const strangers = await withoutNetwork(context, origin)
    const { png, heard } = await take(await context.newPage(), frame)
    expect(strangers).toEqual([])
    if (isCertifying) {
      const again = await take(await context.newPage(), frame)
      expect(await certify(frame, png, again.png)).toBeUndefined()
      expect(again.heard).toBe(heard)
    }
    if (isAccepting && frame.isKept) {
      await accept(frame.name, png)
      keepHeard(frame, heard ?? '')
      keepMadeWith(browser)
    } else {
      const before = frame.isKept ? keptHeard(frame) : ''
      expect.soft(heard ?? '', 'what is heard').toBe(before)
      const problem = await compare(frame, png, outlineChange(before, heard ?? ''))
      const fonts = problem ? otherFonts(browser) : []
      expect(problem, fonts.length > 0 ? `other fonts: ${fonts.join(', ')}` : '').toBeUndefined()
    }
  })

/** Keeps a browser to the site; gives the addresses elsewhere that it asked for. */
async function withoutNetwork(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const strangers: string[] = []
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      strangers.push(route.request().url())
      return route.abort()
    },
  )
  return strangers
}

interface Taken {
  readonly png: Buffer
  /** What is heard of the page, where that is compared. */
  readonly heard: string | undefined
}

/** A picture of a whole page at one moment, with one sequence of chance, and nothing moving. */
async function take(page: Page, frame: Frame): Promise<Taken> {
  const { address, look, width } = frame
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await page.addInitScript(() => {
    let last = 1
    // The minimal standard generator: enough for looks.
    Math.random = () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647
  })
  await prefer(page, { ...look, motion: 'reduced' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address)
  if (look.theme.brand !== themes[0].name) await wear(page, look.theme.brand)
  await page.evaluate(() => document.fonts.ready)
  await readThrough(page)
  await page.evaluate(() => {
    scrollTo(0, 0)
    // Decoded while it is painted: a picture that is still being decoded would be left out.
    for (const image of document.images) image.decoding = 'sync'
    // The player is the browser's own, and turns a wheel for as long as it likes.
    for (const video of document.querySelectorAll('video')) video.controls = false
  })
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const heard = frame.isHeard ? await listen(page, frame) : undefined
  await page.close()
  return { png, heard }
}

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { themes } from '#design-system/themes/themes.ts'
import type { TestBrowser } from '../browser.ts'
import { applyTheme } from '../e2e/otherTheme.ts'
import { emulatePreferences } from '../e2e/visit.ts'
import { scrollThrough } from '../e2e/watch.ts'
import { hangTimeout } from '../hangTimeout.ts'
import { test } from '../siteTest.ts'
import { type Frame, frames } from './frames.ts'
import { saveAriaSnapshot, acceptedAriaSnapshot, takeAriaSnapshot } from './ariaSnapshot.ts'
import { saveMadeWith, notComparable, changedFonts } from './madeWith.ts'
import { outlineChange } from './outline.ts'
import { accept, certify, compare } from './picture.ts'

const isAccepting = process.env['ACCEPT_PICTURES'] === '1'
/** True if every picture is taken twice and both must have equal bytes. */
const isCertifying = process.env['CERTIFY_PICTURES'] === '1'

for (const frame of frames)
  test(`${frame.name} looks unchanged`, async ({ context, origin, decideConsent }, { project }) => {
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
      saveAriaSnapshot(frame, heard ?? '')
      saveMadeWith(browser)
    } else {
      const before = frame.isKept ? acceptedAriaSnapshot(frame) : ''
      expect.soft(heard ?? '', 'what is heard').toBe(before)
      const problem = await compare(frame, png, outlineChange(before, heard ?? ''))
      const fonts = problem ? changedFonts(browser) : []
      expect(problem, fonts.length > 0 ? `other fonts: ${fonts.join(', ')}` : '').toBeUndefined()
    }
  })

/** Blocks external requests and returns their addresses. */
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
  /** ARIA snapshot, if it is compared. */
  readonly heard: string | undefined
}

/** Takes a full-page screenshot with a fixed clock, a fixed random seed and no animation. */
async function take(page: Page, frame: Frame): Promise<Taken> {
  const { address, look, width } = frame
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await page.addInitScript(() => {
    let last = 1
    // MINSTD pseudo-random generator.
    Math.random = () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647
  })
  await emulatePreferences(page, { ...look, motion: 'reduced' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address)
  if (look.theme.brand !== themes[0].name) await applyTheme(page, look.theme.brand)
  await page.evaluate(() => document.fonts.ready)
  await scrollThrough(page)
  await page.evaluate(async () => {
    scrollTo(0, 0)
    // Synchronous decoding, because pictures that are still being decoded are not painted.
    for (const image of document.images) image.decoding = 'sync'
    // The browser's video player shows a spinner for an undefined time.
    for (const video of document.querySelectorAll('video')) video.controls = false
    // The placeholder under a picture is painted until the picture is known to be opaque, and shows at its smoothed corners:
    // decodes all pictures, then paints everything anew.
    const loaded = [...document.images].filter((image) => image.complete && image.naturalWidth > 0)
    await Promise.all(loaded.map((image) => image.decode()))
    document.body.style.display = 'none'
    document.body.getBoundingClientRect()
    document.body.style.removeProperty('display')
  })
  const png = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    timeout: hangTimeout / 5,
  })
  const heard = frame.isHeard ? await takeAriaSnapshot(page, frame) : undefined
  await page.close()
  return { png, heard }
}

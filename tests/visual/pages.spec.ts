import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { TestBrowser } from '../browser.ts'
import { test } from '../siteTest.ts'
import { type Frame, frames } from './frames.ts'
import { saveAriaSnapshot, acceptedAriaSnapshot, takeAriaSnapshot } from './ariaSnapshot.ts'
import { readDifferences } from './differences.ts'
import { changedFonts, drawsAlike, notComparable, saveMadeWith } from './madeWith.ts'
import { outlineChange } from './outline.ts'
import { accept, certify, compare, quarantine } from './picture.ts'
import { openFrame, screenshot } from './screenshot.ts'

const isAccepting = process.env['ACCEPT_PICTURES'] === '1'
/** True if every picture is taken twice and both must have equal bytes. */
const isCertifying = process.env['CERTIFY_PICTURES'] === '1'

for (const frame of frames)
  test(`${frame.name} looks unchanged`, async ({ context, origin, decideConsent }, info) => {
    const { browser } = info.project.metadata as { browser: TestBrowser }
    // A retry is for a browser that hangs; a difference is not taken again.
    if (info.retry > 0)
      expect(readDifferences().find(({ name }) => name === frame.name)).toBeUndefined()
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
      const outline = outlineChange(before, heard ?? '')
      const problem = await compare(frame, png, { outline, isExact: drawsAlike() })
      if (problem !== undefined && outline === undefined) {
        const again = await take(await context.newPage(), frame)
        if (!(await compare(frame, again.png, { isExact: drawsAlike() }))) {
          quarantine(frame.name, png, again.png)
          return
        }
      }
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

async function take(page: Page, frame: Frame): Promise<Taken> {
  await openFrame(page, frame)
  const png = await screenshot(page)
  const heard = frame.isHeard ? await takeAriaSnapshot(page, frame) : undefined
  await page.close()
  return { png, heard }
}

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { takeAriaSnapshot } from '../ariaSnapshot.ts'
import { comparePicturesWithBaselines } from '../comparePicturesWithBaselines.ts'
import { readComputedStyles } from '../styles/computedStyles.ts'
import { pagePictureFrames, hasFrameSelection, type PagePictureFrame } from './frames.ts'
import { pagePictureStates } from './pagePictureStates.ts'
import { openPageFrame, takeScreenshot, waitForStablePage } from './screenshot.ts'

for (const [group, own] of Map.groupBy(pagePictureFrames, (frame) => frame.group))
  test(`${group} looks unchanged`, async ({ context, origin, decideConsent }, info) => {
    await decideConsent()
    const externalRequests = await withoutNetwork(context, origin)
    let page: Page | undefined
    const shots = own.map((frame) => ({
      frame,
      take: async () => {
        await page?.close()
        page = await context.newPage()
        return take(page, frame)
      },
    }))
    await comparePicturesWithBaselines(group, shots, info, !hasFrameSelection)
    expect(externalRequests).toEqual([])
  })

/** Blocks external requests and returns their addresses. */
async function withoutNetwork(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const externalRequests: string[] = []
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      externalRequests.push(route.request().url())
      return route.abort()
    },
  )
  return externalRequests
}

async function take(page: Page, frame: PagePictureFrame) {
  const state = pagePictureStates[frame.group]
  await state?.prepare?.(page)
  await openPageFrame(page, frame)
  if (state?.act) {
    await state.act(page)
    await waitForStablePage(page)
  }
  const png = await takeScreenshot(page)
  const ariaSnapshot = frame.hasAriaSnapshot ? await takeAriaSnapshot(page, frame) : undefined
  return { png, ariaSnapshot, styles: () => readComputedStyles(page) }
}

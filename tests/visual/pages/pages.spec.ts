import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { comparePicturesWithBaselines } from '../comparePicturesWithBaselines.ts'
import { hasFrameSelection, pagePictureFrames } from './frames.ts'
import { openForNewVisitor } from './newVisitor.ts'
import { drawPageFrame, takePageFrame } from './takePageFrame.ts'

for (const [group, own] of Map.groupBy(pagePictureFrames, (frame) => frame.group))
  test(`${group} looks unchanged`, async ({ context, origin }, info) => {
    const externalRequests = await withoutNetwork(context, origin)
    let page: Page | undefined
    const shots = own.map((frame) => ({
      frame,
      take: async () => {
        await page?.close()
        page = await openForNewVisitor(context, origin)
        await drawPageFrame(page, frame)
        return takePageFrame(page, frame)
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

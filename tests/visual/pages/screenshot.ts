import type { Page } from '@playwright/test'
import { themes } from '#design-system/themes/themes.ts'
import { serveTheme } from '../../e2e/otherTheme.ts'
import { emulatePreferences } from '../../e2e/visit.ts'
import { swapLateFonts } from '../../fixtures/swapLateFonts.ts'
import { scrollThroughPage } from '../../e2e/collectPageProblems.ts'
import { getCdpSession } from '../environment/getCdpSession.ts'
import { serveChineseFont } from './chineseFont.ts'
import type { PictureFrame } from '../picture.ts'

/** Opens the page of a frame with a fixed clock, a fixed random seed and all pictures decoded. */
export async function openPageFrame(
  page: Page,
  { address, look, width }: Pick<PictureFrame, 'address' | 'look' | 'width'>,
): Promise<void> {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await page.addInitScript(() => {
    let last = 1
    // MINSTD pseudo-random generator.
    Math.random = () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647
  })
  await emulatePreferences(page, { ...look, motion: 'reduced' })
  await page.setViewportSize({ width, height: 900 })
  const { brand } = look.theme
  const ofTheme = brand === themes[0].name ? [] : await serveTheme(page, brand)
  const sheets = [...ofTheme, ...(await serveChineseFont(page))]
  // Before the first layout, as another one takes as long as everything else of a page.
  await page.addInitScript(addSheetsToHead, { brand, sheets })
  await page.goto(address)
  await waitForStablePage(page)
}

/** Runs in the browser before a document: sets its theme and adds style sheets to the end of its head. */
function addSheetsToHead({ brand, sheets }: { brand: string; sheets: readonly string[] }): void {
  new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    document.documentElement.dataset['brand'] = brand
    for (const href of sheets)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      )
  }).observe(document, { childList: true, subtree: true })
}

/** Loads and paints everything that the document of a page shows, without what differs between runs. */
export async function waitForStablePage(page: Page): Promise<void> {
  await page.evaluate(swapLateFonts)
  await page.evaluate(() => document.fonts.ready)
  await scrollThroughPage(page)
  await page.evaluate(() => document.fonts.ready)
  await hideOrigin(page)
  await repaintPage(page)
}

/** Hides the port of the server: in the address that a page prints of itself, and in its QR code. */
const hideOrigin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const code of document.querySelectorAll<SVGElement>(
      'main svg[shape-rendering=crispEdges]',
    ))
      code.style.visibility = 'hidden'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.includes(location.origin))
        node.textContent = node.textContent.replace(location.origin, 'https://felcera.example')
  })

/** Loads and decodes all pictures and paints the page anew. */
export const repaintPage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    scrollTo(0, 0)
    const posters = [...document.querySelectorAll('video')].map(({ poster }) => {
      const image = new Image()
      image.src = poster
      return image
    })
    const images = [...document.images, ...posters]
    for (const image of images) image.loading = 'eager'
    await Promise.all(
      images
        .filter(({ complete }) => !complete)
        .map(
          (image) =>
            new Promise((resolve) => {
              for (const end of ['load', 'error'])
                image.addEventListener(end, resolve, { once: true })
            }),
        ),
    )
    // Synchronous decoding, because pictures that are still being decoded are not painted.
    for (const image of images) image.decoding = 'sync'
    // The browser's video player shows a spinner for an undefined time.
    for (const video of document.querySelectorAll('video')) video.controls = false
    // The placeholder under a picture is painted until the picture is known to be opaque, and shows at its smoothed corners:
    // decodes all pictures, then paints everything anew.
    const loaded = images.filter((image) => image.complete && image.naturalWidth > 0)
    await Promise.all(loaded.map((image) => image.decode()))
    document.body.style.display = 'none'
    document.body.getBoundingClientRect()
    document.body.style.removeProperty('display')
  })

/**
 * Takes a picture of the whole page, or of the window, without animations and caret. Playwright's own screenshot compresses the picture,
 * which takes longer than everything else of it, and only its pixels are compared.
 */
export async function takeScreenshot(page: Page, { fullPage = true } = {}): Promise<Buffer> {
  await page.evaluate(endAnimationsAndHideCaret)
  const session = await getCdpSession(page)
  try {
    const clip = fullPage ? await page.evaluate(measureDocumentBeyondViewport) : undefined
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: clip !== undefined,
      ...(clip && { clip: { x: 0, y: 0, scale: 1, ...clip } }),
    })
    return Buffer.from(data, 'base64')
  } finally {
    await page.evaluate(showCaret)
  }
}

/**
 * Runs in the browser: returns the size of the document in CSS pixels, or undefined if it is that of the viewport, which then need not be replaced for the
 * capture: a replaced one is drawn anew, and now and then rounds scaled content differently.
 */
const measureDocumentBeyondViewport = () => {
  const { scrollWidth, scrollHeight } = document.documentElement
  const isViewport = scrollWidth === innerWidth && scrollHeight === innerHeight
  return isViewport ? undefined : { width: scrollWidth, height: scrollHeight }
}

/** Runs in the browser: ends animations and hides the caret until `showCaret`. */
function endAnimationsAndHideCaret(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { caret-color: transparent !important }')
  document.adoptedStyleSheets.push(sheet)
  for (const animation of document.getAnimations()) {
    if (!animation.effect || animation.playbackRate === 0) continue
    if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish()
    else animation.cancel()
  }
}

const showCaret = () => void document.adoptedStyleSheets.pop()

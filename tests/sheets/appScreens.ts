import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { takePictures } from './siteBrowser.ts'

// Takes the screens that pictures show on phones, laptops and paper (`site/imagery/devices.py`) from the built site: `npm run pictures:screens`.
const folder = join(import.meta.dirname, '../../site/imagery/masters/screens')

/** Pixels of a laptop's display. */
const laptop = { width: 1920, height: 1244 }
/** Frame of the drawn phone and of the fleet's board in CSS pixels, which the device has itself. */
const frames = { phone: 8, board: 9 }
/** Where a screen is its background only, in pixels from its corner. */
const plainPixel = { left: 60, top: 60, width: 1, height: 1 }

const save = (name: string, png: Buffer) => writeFile(join(folder, `${name}.png`), png)

await mkdir(folder, { recursive: true })
await takePictures(async ({ origin, openContext }) => {
  /** Opens an English page at three pixels per CSS pixel. */
  const open = async (path: string, colorScheme: 'light' | 'dark'): Promise<Page> => {
    const viewport = { width: 1440, height: 2000 }
    const context = await openContext({ viewport, deviceScaleFactor: 3, colorScheme })
    const page = await context.newPage()
    await page.goto(`${origin}/en/${path}`)
    await page.evaluate(() => document.fonts.ready)
    return page
  }
  const ecos = await open('platform/ECOS', 'dark')
  const phone = ecos.locator('main section').first().locator('div:has(> p):has(dl)').last()
  await save('phone', await withSquareCorners(await takeInside(phone, frames.phone)))
  const hub = await open('platform/ecos-hub', 'dark')
  const board = hub.locator('main section').first().locator('div:has(> p):has(> ul, > ol)').last()
  await save('fleet', await onLaptop(await takeInside(board, frames.board), 0.97))
  const pangu = await open('platform/PANGU-OS', 'dark')
  await save('demand', await onLaptop(await pangu.locator('main figure').nth(1).screenshot(), 0.92))
  const screens = await pangu.locator('div:has(> article)').first().screenshot()
  await save('site', await onLaptop(screens, 0.9))
  const api = await open('platform/open-api', 'dark')
  await save('code', await onLaptop(await api.locator('main pre').first().screenshot(), 0.94))
  const plan = await open('platform/ecos-hub', 'light')
  await save('plan', await plan.locator('main figure svg:visible').last().screenshot())
})

/** Takes an element without its frame of a width in CSS pixels. */
async function takeInside(element: Locator, frame: number): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The screen is not shown.')
  const { x, y, width, height } = box
  const inside = {
    x: x + frame,
    y: y + frame,
    width: Math.floor(width - 2 * frame),
    height: Math.floor(height - 2 * frame),
  }
  return element.page().screenshot({ clip: inside })
}

async function readBackground(png: Buffer) {
  const [r = 0, g = 0, b = 0] = await sharp(png).extract(plainPixel).removeAlpha().raw().toBuffer()
  return { r, g, b }
}

/** Fills the corners outside of a screen's rounded ones. */
async function withSquareCorners(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const rounded = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="12%"/></svg>`
  const cut = await sharp(png)
    .ensureAlpha()
    .composite([{ input: Buffer.from(rounded), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(cut)
    .flatten({ background: await readBackground(png) })
    .toBuffer()
}

/** Puts a screen in the middle of a laptop's display, at most at a share of its width and height. */
async function onLaptop(png: Buffer, share: number): Promise<Buffer> {
  const [width, height] = [laptop.width, laptop.height].map((size) => Math.round(size * share))
  const input = await sharp(png).resize({ width, height, fit: 'inside' }).toBuffer()
  return sharp({ create: { ...laptop, channels: 3, background: await readBackground(png) } })
    .composite([{ input }])
    .png()
    .toBuffer()
}

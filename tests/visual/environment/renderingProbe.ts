import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestBrowser } from '../../browser.ts'
import { createPictureFingerprint } from '../fingerprint.ts'
import { readRawPicture } from '../raw.ts'
import { createPictureLaunchOptions } from './pictureBrowser.ts'

/** A page with what processors round differently: gradients in several colour spaces, shadows, filters, curves, scaled pictures and text. */
const probe = readFileSync(join(import.meta.dirname, 'probe.html'), 'utf8')

/** Draws the probe and returns the digest of its pixels: machines that draw it alike draw all pictures alike. */
export async function drawRenderingProbe(browser: TestBrowser): Promise<string> {
  const running = await chromium.launch(createPictureLaunchOptions(browser))
  try {
    const page = await running.newPage({ viewport: { width: 640, height: 900 } })
    await page.setContent(probe)
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    )
    const png = await page.screenshot({ fullPage: true })
    return createPictureFingerprint(await readRawPicture(png), '').digest
  } finally {
    await running.close()
  }
}

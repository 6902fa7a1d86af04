import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { addStylesheets } from '../../addStylesheets.ts'

const folder = '/chinese-font/'
/** Package of a typeface in the themes' lists of fonts; its files are split by range of characters. */
const font = dirname(
  createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'),
)
/** Identifies the version of the font. */
export const chineseFontFile = join(font, 'package.json')

/** Serves a Chinese typeface; returns the addresses of its style sheets. */
export async function serveChineseFont(page: Page): Promise<readonly string[]> {
  await page.route(`**${folder}**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = await readFile(join(font, pathname.slice(folder.length)))
    await route.fulfill({
      body,
      contentType: pathname.endsWith('.css') ? 'text/css' : 'font/woff2',
    })
  })
  return [`${folder}400.css`, `${folder}600.css`]
}

/** Provides a Chinese typeface, which visitors have in their system and the pinned browser lacks: it would draw nothing. */
export async function addChineseFont(page: Page): Promise<void> {
  await addStylesheets(page, await serveChineseFont(page))
  // Layout requests the ranges that the page uses.
  await page.evaluate(() => document.body.getBoundingClientRect() && document.fonts.ready)
}

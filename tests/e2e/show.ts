import { expect, type Page } from '@playwright/test'
import { themes } from '#design-system/themes/themes.ts'
import type { Look } from '../matrix.ts'
import { wear } from './otherTheme.ts'
import { readThrough, shifts } from './watch.ts'

/** Asks for a page as a visitor with this look does, and reads it through; nothing may jump while it arrives. */
export async function show(page: Page, address: string, look: Look): Promise<void> {
  await prefer(page, look)
  await page.setViewportSize({ width: look.width, height: 900 })
  const response = await page.goto(address)
  expect(response?.status()).toBe(200)
  expect(await shifts(page), 'what jumped').toEqual([])
  await readThrough(page)
  if (look.theme.brand !== themes[0].name) await wear(page, look.theme.brand)
}

/** What the visitor told their system. */
export const prefer = (
  page: Page,
  { theme, contrast, motion }: Pick<Look, 'theme' | 'contrast' | 'motion'>,
): Promise<void> =>
  page.emulateMedia({
    colorScheme: theme.mode,
    contrast: contrast === 'more' ? 'more' : 'no-preference',
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
  })

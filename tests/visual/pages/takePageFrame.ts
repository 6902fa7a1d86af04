import { expect, type Page } from '@playwright/test'
import { takeAriaSnapshot } from '../ariaSnapshot.ts'
import type { TakenPicture } from '../comparePicturesWithBaselines.ts'
import { readDocument } from '../document/documentSnapshot.ts'
import type { PictureFrame } from '../picture.ts'
import { pagePictureStates } from './pagePictureStates.ts'
import { openPageFrame, repaintPage, takeScreenshot, waitForStablePage } from './screenshot.ts'

/** Opens the page of a frame and brings it into its state. */
export async function drawPageFrame(page: Page, frame: PictureFrame): Promise<void> {
  const state = pagePictureStates[frame.group]
  await state?.prepare?.(page)
  await openPageFrame(page, frame)
  if (state?.media) {
    await page.emulateMedia(state.media)
    await waitForStablePage(page)
  }
  await state?.act?.(page)
  if (state?.shows !== undefined) await expect(page.locator(state.shows).first()).toBeVisible()
  await waitForShownFonts(page)
  // Painting anew would close what is open and take away the focus.
  if (state?.act && !state.isWindow && !state.isFocused) await waitForStablePage(page)
}

/** Waits for the fonts of what is shown now: an opened menu has names in other scripts. */
const waitForShownFonts = (page: Page) =>
  page.evaluate(() => {
    document.body.getBoundingClientRect()
    return document.fonts.ready.then(() => undefined)
  })

/** Takes the picture of a drawn frame. */
export async function takePageFrame(page: Page, frame: PictureFrame): Promise<TakenPicture> {
  const { isWindow = false, act } = pagePictureStates[frame.group] ?? {}
  const takePicture = () => takeScreenshot(page, { fullPage: !isWindow })
  const png = await takePicture()
  const ariaSnapshot = frame.hasAriaSnapshot ? await takeAriaSnapshot(page, frame) : undefined
  return {
    png,
    ariaSnapshot,
    document: () => readDocument(page),
    // Painting anew would close what is open and take away the focus.
    repaint: act ? undefined : () => repaintPage(page).then(takePicture),
  }
}

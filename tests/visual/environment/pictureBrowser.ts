import { createBrowserLaunchOptions, type TestBrowser } from '../../browser.ts'

/** What makes a browser draw the same pixels whenever and on whatever processor it draws. */
const pictureArgs = [
  // Skia draws with the instructions that every x64 processor has: others round differently.
  '--disable-skia-runtime-opts',
  // A tile is drawn whole: in a part of it the edges of curves are rounded differently, and which part is new is a matter of time.
  '--disable-partial-raster',
  // Pictures are decoded before a tile is drawn, and all tiles are drawn before a screenshot is taken.
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
]

/** Returns Playwright's launch options for a browser that takes pictures. */
export function createPictureLaunchOptions(browser: TestBrowser) {
  const { args, ...options } = createBrowserLaunchOptions(browser)
  return { ...options, args: [...args, ...pictureArgs] }
}

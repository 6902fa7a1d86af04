import type { Page } from '@playwright/test'
import { addChineseFont } from '../pages/chineseFont.ts'
import { repaintPage } from '../pages/screenshot.ts'
import type { StoryFrame } from './storyFrames.ts'

interface Channel {
  once(event: string, listener: (...values: readonly unknown[]) => void): void
  off(event: string, listener: (...values: readonly unknown[]) => void): void
  emit(event: string, value: object): void
}

/** Globals of Storybook's preview. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { ready(): Promise<unknown> }
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel
}

/** Viewport height: that of most examples, so that little is drawn in vain. */
const height = 640

/** Opens Storybook's page for stories, without a story. */
export async function openPreview(page: Page): Promise<void> {
  // The panel for accessibility would run axe for every story.
  await page.goto('/iframe.html?globals=a11y.manual:!true')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await addChineseFont(page)
}

/**
 * Draws a story at a width in a language, null for its own, with a fixed random seed, and waits until it has played. A story that is drawn narrower
 * exchanges its pictures for larger ones while it is captured.
 */
export async function renderStory(
  page: Page,
  given: { readonly story: string; readonly width: number; readonly locale: string | null },
): Promise<void> {
  await page.setViewportSize({ width: given.width, height })
  await page.evaluate(async ({ story, locale }) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as unknown as Preview
    await preview?.ready()
    let last = 1
    // MINSTD pseudo-random generator.
    Math.random = () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647
    const after = (event: string, values: object) =>
      new Promise<void>((resolve, reject) => {
        channel.once('storyFinished', () => resolve())
        for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException'])
          channel.once(failure, () => reject(new Error(`${story}: ${failure}`)))
        channel.emit(event, values)
      })
    const { dataset } = document.documentElement
    const isLocaleSet = (dataset['pictureLocale'] ?? '') === (locale ?? '')
    const isDrawn = dataset['pictureStory'] !== undefined
    const globals = { globals: { locale: locale ?? undefined } }
    // A story that is shown is drawn anew.
    if (!isLocaleSet && isDrawn) await after('updateGlobals', globals)
    else if (!isLocaleSet) channel.emit('updateGlobals', globals)
    if (dataset['pictureStory'] !== story)
      await after('setCurrentStory', { storyId: story, viewMode: 'story' })
    Object.assign(dataset, { pictureStory: story, pictureLocale: locale ?? '' })
    if (document.activeElement instanceof HTMLElement && !document.querySelector('dialog[open]'))
      document.activeElement.blur()
    await document.fonts.ready
  }, given)
}

/** Sets the look of the drawn story, waits for its fonts and pictures and paints it anew. */
export async function applyStoryLook(
  page: Page,
  { look, width, drawn, isForced }: Pick<StoryFrame, 'look' | 'width' | 'drawn' | 'isForced'>,
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: look.theme.mode,
    forcedColors: isForced ? 'active' : 'none',
  })
  await page.evaluate(
    async ({ theme: { brand, mode }, contrast, direction }) => {
      const root = document.documentElement
      root.dir = direction
      Object.assign(root.dataset, { brand, theme: mode })
      if (contrast === 'more') root.dataset['contrast'] = contrast
      else delete root.dataset['contrast']
      // Layout requests the fonts of the theme.
      document.body.getBoundingClientRect()
      await document.fonts.ready
      await new Promise(requestAnimationFrame)
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    },
    { ...look, direction: drawn.direction ?? 'ltr' },
  )
  await showWhole(page, width)
  await repaintPage(page)
}

/**
 * Makes the viewport as high as the story. A screenshot of a higher page enlarges it for the moment of capture, and the seams of the
 * tiles that the browser then draws differ from run to run.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (whole > height) await page.setViewportSize({ width, height: whole })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

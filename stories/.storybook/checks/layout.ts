import type { StoryPage } from './modes.ts'

/** Finds animations and videos that run despite reduced motion. */
export const findMotion = (page: StoryPage): Promise<readonly string[]> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const videos = [...document.querySelectorAll('video')].filter(({ paused }) => !paused)
    return [
      ...running.map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : undefined
        return `motion: runs despite reduced motion: ${target?.outerHTML.slice(0, 160)}`
      }),
      ...videos.map(({ outerHTML }) => `motion: plays by itself: ${outerHTML.slice(0, 160)}`),
    ]
  })

// Sections under stress are excluded: they are only inspected visually, because no real text is that long.
const stressedSections = 'main > [data-strain]'

/** Finds text that overflows the viewport without a scroll container, at the current width and at 320 px. */
export async function findOverflow(page: StoryPage): Promise<readonly string[]> {
  const atCurrentWidth = await page.evaluate(overflowingTexts, stressedSections)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const atMinimumWidth = await page.evaluate(overflowingTexts, stressedSections)
  if (before) await page.setViewportSize(before)
  return [...atCurrentWidth, ...atMinimumWidth]
}

function overflowingTexts(except: string): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
    const right = Math.max(0, ...boxes.map((box) => box.right))
    const left = Math.min(0, ...boxes.map((box) => box.left))
    const isOutside = document.dir === 'rtl' ? left < -1 : right > innerWidth + 1
    if (!isOutside || scrolls(text.parentElement)) continue
    if (text.parentElement?.closest(except)) continue
    const excerpt = text.textContent?.trim().slice(0, 60)
    const end = Math.round(document.dir === 'rtl' ? left : right)
    found.push(`overflow: "${excerpt}" ends at ${end} of ${innerWidth} px`)
  }
  return found
}

import type { Page } from './modes.ts'

/** What still moves though the visitor asked for less movement. */
export const findMoving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused)
    return [
      ...running.map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : undefined
        return `motion: moves although less was asked for: ${target?.outerHTML.slice(0, 160)}`
      }),
      ...films.map(({ outerHTML }) => `motion: plays by itself: ${outerHTML.slice(0, 160)}`),
    ]
  })

/** Words that run out of the narrowest screen, where nothing scrolls them into view. */
export async function findCut(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const cut = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const right = Math.max(0, ...[...range.getClientRects()].map((box) => box.right))
      if (right > innerWidth + 1 && !scrolls(text.parentElement))
        found.push(`narrow: "${text.textContent?.slice(0, 60)}" ends at ${Math.round(right)} px`)
    }
    return found
  })
  if (before) await page.setViewportSize(before)
  return cut
}

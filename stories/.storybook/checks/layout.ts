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

/** Sections under stress are looked at: their words come from catalogues that no such word is in. */
const sections = 'main > [data-strain]'

/**
 * Words that run out of the screen, where nothing scrolls them into view: as wide as the story is shown, and on the
 * narrowest screen. Words of sixty letters need not fit into the latter.
 */
export async function findCut(page: Page): Promise<readonly string[]> {
  const usual = await page.evaluate(runOut, sections)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const narrow = await page.evaluate(runOut, `[data-strain=unbroken], ${sections}`)
  if (before) await page.setViewportSize(before)
  return [...usual, ...narrow]
}

function runOut(except: string): string[] {
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
    if (right <= innerWidth + 1 || scrolls(text.parentElement)) continue
    if (text.parentElement?.closest(except)) continue
    const words = text.textContent?.trim().slice(0, 60)
    found.push(`words: "${words}" ends at ${Math.round(right)} of ${innerWidth} px`)
  }
  return found
}

import { runWhenIdle } from './hydrateIslands.ts'

/**
 * Lays out each section that `content-visibility` skips, one whenever the browser is idle. The browser then remembers its size
 * (`contain-intrinsic-block-size: auto`) in place of the estimate, so that the scroll bar is right and the End key reaches the end.
 */
export function measureSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section, main ~ footer')]
  const measureNext = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    // The second frame follows the first layout.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        section.style.contentVisibility = ''
        runWhenIdle(measureNext)
      }),
    )
  }
  runWhenIdle(measureNext)
}

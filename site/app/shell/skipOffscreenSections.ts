import { runWhenIdle } from './hydrateIslands.ts'

/**
 * Lets the browser skip sections that are off screen, from the first input on: a menu, dialog or theme then changes the style of
 * fewer elements. Every section has been laid out before and keeps its size, so nothing moves.
 */
export function skipOffscreenSections(): void {
  const style = (css: string) => {
    // The sections with `contain: content` (`PageShell.css.ts`).
    for (const section of document.querySelectorAll<HTMLElement>(
      'main > section:nth-of-type(n+3), main ~ footer',
    ))
      section.style.cssText = css
  }
  const skip = () => style(`${remembered}content-visibility:auto`)
  const remembered = 'contain-intrinsic-block-size:auto 48rem;'
  runWhenIdle(() => {
    style(remembered)
    // The browser remembers sizes after the next layout.
    setTimeout(() => {
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, skip, { once: true })
    }, 100)
  })
}

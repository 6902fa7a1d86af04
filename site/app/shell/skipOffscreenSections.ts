/**
 * Lets the browser skip sections that are off screen, from the first input after the page has loaded: a menu, dialog or theme then
 * changes the style of fewer elements. Every section has been laid out before and keeps its size, so nothing moves.
 */
export function skipOffscreenSections(): void {
  const sections = document.querySelectorAll<HTMLElement>(
    // Those with `contain: content` (`PageShell.css.ts`).
    'main > section:nth-of-type(n+3), main ~ footer',
  )
  const skip = () => {
    for (const { style } of sections) style.contentVisibility = 'auto'
  }
  const start = () => {
    for (const { style } of sections) style.containIntrinsicBlockSize = 'auto 48rem'
    // The browser remembers sizes after the next layout, which the second frame follows.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (const type of ['pointermove', 'pointerdown', 'keydown'])
          addEventListener(type, skip, { once: true, passive: true })
      }),
    )
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

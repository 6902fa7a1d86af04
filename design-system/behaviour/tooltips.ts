const gap = 4

const bubbleOf = (host: Element) => host.querySelector<HTMLElement>('[popover]')

let shown: HTMLElement | undefined

function hide(): void {
  const bubble = shown && bubbleOf(shown)
  shown = undefined
  if (bubble?.isConnected) bubble.hidePopover()
}

function show(host: HTMLElement): void {
  if (host === shown) return
  hide()
  const bubble = bubbleOf(host)
  if (!bubble) return
  shown = host
  bubble.showPopover()
  if (!CSS.supports('anchor-name: --a')) place(bubble, host)
}

/** Above its control, below it where there is no room; for browsers that cannot anchor one box to another. */
function place(bubble: HTMLElement, host: HTMLElement): void {
  const at = host.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const room = document.documentElement.clientWidth - width - gap
  const left = Math.max(gap, Math.min(at.left + (at.width - width) / 2, room))
  const top = at.top < height + gap ? at.bottom : at.top - height
  Object.assign(bubble.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${top}px` })
}

const hostOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

function point({ target, pointerType }: PointerEvent): void {
  const host = hostOf(target)
  // A finger that presses does not point.
  if (host && pointerType !== 'touch') show(host)
}

/** A pressed control has the focus too, but nobody looks for its name. */
function focus(): void {
  const focused = document.activeElement
  const host = hostOf(focused)
  if (host && focused?.matches(':focus-visible')) show(host)
}

function leave({ type, relatedTarget }: PointerEvent | FocusEvent): void {
  if (!shown || (relatedTarget instanceof Node && shown.contains(relatedTarget))) return
  if (type === 'focusout' || !shown.matches(':has(:focus-visible)')) hide()
}

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !shown) return
  event.preventDefault()
  hide()
}

/**
 * Shows the bubble of a `[data-tooltip]` while its control is pointed at or has the focus of a keyboard; it
 * can be pointed at itself, and Escape hides it (WCAG 1.4.13). Returns what undoes it.
 */
export function bindTooltips(): () => void {
  const bound = new AbortController()
  const { signal } = bound
  document.addEventListener('pointerover', point, { signal })
  document.addEventListener('focusin', focus, { signal })
  document.addEventListener('pointerout', leave, { signal })
  document.addEventListener('focusout', leave, { signal })
  document.addEventListener('keydown', press, { signal })
  // The keyboard may have been here before the script was.
  focus()
  return () => {
    bound.abort()
    hide()
  }
}

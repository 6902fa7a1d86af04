import { bindOnce } from './bindOnce.ts'

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

/** Places the bubble above its control, or below without room above; for browsers without CSS anchor positioning. */
function place(bubble: HTMLElement, host: HTMLElement): void {
  const anchor = host.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const room = document.documentElement.clientWidth - width - gap
  const left = Math.max(gap, Math.min(anchor.left + (anchor.width - width) / 2, room))
  const top = anchor.top < height + gap ? anchor.bottom : anchor.top - height
  Object.assign(bubble.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${top}px` })
}

const hostOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

function onPointerOver({ target, pointerType }: PointerEvent): void {
  const host = hostOf(target)
  // A touch does not hover.
  if (host && pointerType !== 'touch') show(host)
}

/** Shows the tooltip for keyboard focus only: a clicked control has the focus, too. */
function onFocusIn(): void {
  const focused = document.activeElement
  const host = hostOf(focused)
  if (host && focused?.matches(':focus-visible')) show(host)
}

function onLeave({ type, relatedTarget }: PointerEvent | FocusEvent): void {
  if (!shown || (relatedTarget instanceof Node && shown.contains(relatedTarget))) return
  if (type === 'focusout' || !shown.matches(':has(:focus-visible)')) hide()
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !shown?.isConnected) return
  event.preventDefault()
  hide()
}

/**
 * Shows the bubble of a `[data-tooltip]` while its control is hovered or has keyboard focus; the bubble itself
 * is hoverable, and Escape hides it (WCAG 1.4.13). Returns a function that removes the listeners.
 */
export function bindTooltips(): () => void {
  const unbind = bindOnce('tooltips', listen)
  // The control may have received focus before the script was loaded.
  onFocusIn()
  return unbind
}

function listen(signal: AbortSignal): void {
  document.addEventListener('pointerover', onPointerOver, { signal })
  document.addEventListener('focusin', onFocusIn, { signal })
  document.addEventListener('pointerout', onLeave, { signal })
  document.addEventListener('focusout', onLeave, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  signal.addEventListener('abort', hide)
}

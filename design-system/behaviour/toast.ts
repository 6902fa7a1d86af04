import * as styles from '../components/Toast/Toast.css.ts'
import { createCountdown } from './countdown.ts'
import { createToastElement, element, isClosable } from './toastElement.ts'
import type { ToastMessage } from './toastMessage.ts'

export type { ToastMessage, ToastType } from './toastMessage.ts'

/** A toast on the screen, to be changed or taken away by who showed it. */
export interface ToastHandle {
  /** Changes what it says; a change of type or duration starts its time anew. */
  update: (changes: Partial<ToastMessage>) => void
  /** Takes it away; nothing happens where it is gone already. */
  close: () => void
}

export interface ToasterOptions {
  /** 'Notifications' in the page's language. */
  label: string
  /** 'Close' in the page's language. */
  closeLabel: string
  /** How many are shown at once; one more drops the oldest. */
  maximum?: number | undefined
}

export interface Toaster {
  show: (message: ToastMessage) => ToastHandle
  /** Takes all toasts and their place away. */
  destroy: () => void
}

interface Shown extends ToastHandle {
  readonly closable: boolean
  /** Brings it to the screen and starts its time. */
  appear: () => void
}

/** How long a toast stays, in ms. */
export const defaultDuration = 3000

/** A list must be in the page this long, in ms, before screen readers speak what is added to it. */
const settling = 100

/** Makes the place where toasts appear, once a page: at the top of the screen, above everything. */
export function createToaster({ label, closeLabel, maximum }: ToasterOptions): Toaster {
  const region = element('section', styles.region, { 'aria-label': label })
  const urgent = element('div', styles.list, { role: 'alert', 'aria-atomic': 'false' })
  const calm = element('div', styles.list, { role: 'status', 'aria-atomic': 'false' })
  region.append(urgent, calm)
  const most = maximum ?? Infinity
  const shown: Shown[] = []
  let settled = 0

  /** How long to wait, in ms. What lies outside of an open native dialog can neither be pressed nor heard. */
  function settle(): number {
    const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (region.parentElement !== host) {
      host.append(region)
      settled = Date.now() + settling
    }
    return Math.max(0, settled - Date.now())
  }

  function createToast(first: ToastMessage): Shown {
    let message = first
    let cameFrom: EventTarget | null = null
    const countdown = createCountdown(() => toast.close())
    const { root, draw } = createToastElement(closeLabel, () => toast.close())

    /** Where it is spoken as loudly as its type asks. */
    function place(): void {
      const list = message.type === 'error' ? urgent : calm
      if (root.parentElement !== list) list.append(root)
    }

    function start(): void {
      countdown.start(message.duration ?? (message.type === 'loading' ? 0 : defaultDuration))
    }

    const toast: Shown = {
      get closable() {
        return isClosable(message)
      },
      appear() {
        if (!shown.includes(toast)) return
        place()
        start()
      },
      update(changes) {
        message = { ...message, ...changes }
        draw(message)
        if (!root.isConnected) return
        place()
        if ('type' in changes || 'duration' in changes) start()
      },
      close() {
        countdown.stop()
        const index = shown.indexOf(toast)
        if (index === -1) return
        shown.splice(index, 1)
        const hadFocus = root.contains(document.activeElement)
        root.remove()
        if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus()
      },
    }

    const hold = (reason: string) => () => {
      if (message.keepAliveOnHover !== false) countdown.hold(reason)
    }
    root.addEventListener('pointerenter', hold('pointer'))
    root.addEventListener('pointerleave', () => countdown.release('pointer'))
    root.addEventListener('focusin', ({ relatedTarget }) => {
      if (!root.contains(relatedTarget as Node | null)) cameFrom = relatedTarget
      hold('focus')()
    })
    root.addEventListener('focusout', () => countdown.release('focus'))
    draw(message)
    return toast
  }

  function escape(event: KeyboardEvent): void {
    // Escape belongs first to a menu or dialog that is open.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const busy = document.querySelector('dialog[open], [role=dialog][data-state=open]')
    if (busy && !region.contains(document.activeElement)) return
    const newest = shown.findLast(({ closable }) => closable)
    if (!newest) return
    event.preventDefault()
    newest.close()
  }

  document.addEventListener('keydown', escape)
  settle()

  return {
    show(message) {
      const toast = createToast(message)
      shown.push(toast)
      if (shown.length > most) shown[0]?.close()
      const wait = settle()
      if (wait > 0) setTimeout(toast.appear, wait)
      else toast.appear()
      return toast
    },
    destroy() {
      while (shown[0]) shown[0].close()
      document.removeEventListener('keydown', escape)
      region.remove()
    },
  }
}

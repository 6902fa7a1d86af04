import * as styles from '../components/Toast/Toast.css.ts'
import { createCountdown } from './countdown.ts'
import { createToastElement, createDomElement, isToastClosable } from './toastElement.ts'
import type { ToastMessage } from './toastMessage.ts'

export type { ToastMessage, ToastType } from './toastMessage.ts'

/** Controls a toast after it has been shown. */
export interface ToastHandle {
  /** Updates the message; a change of type or duration restarts the countdown. */
  update: (changes: Partial<ToastMessage>) => void
  /** Removes the toast; does nothing if it is already gone. */
  close: () => void
}

export interface ToasterOptions {
  /** Accessible name of the region of toasts, such as 'Notifications'. */
  label: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Number of toasts that are shown at once. One more removes the oldest. By default it is unlimited. */
  maximum?: number | undefined
}

export interface Toaster {
  show: (message: ToastMessage) => ToastHandle
  /** Removes all toasts and their region. */
  destroy: () => void
}

interface ActiveToast extends ToastHandle {
  readonly closable: boolean
  /** Inserts the toast and starts its countdown. */
  appear: () => void
}

/** Default duration of a toast, in ms. */
const defaultDuration = 3000

/** Time in ms a live region must be in the page before screen readers announce changes in it. */
const announceDelay = 100

/** Creates the live regions for toasts, once per page: at the top of the screen, above all other layers. */
export function createToaster({ label, closeLabel, maximum }: ToasterOptions): Toaster {
  const region = createDomElement('section', styles.region, { 'aria-label': label })
  const assertive = createDomElement('div', styles.list, { role: 'alert', 'aria-atomic': 'false' })
  const polite = createDomElement('div', styles.list, { role: 'status', 'aria-atomic': 'false' })
  region.append(assertive, polite)
  const limit = maximum ?? Infinity
  const active: ActiveToast[] = []
  let readyAt = 0

  /** Returns the delay in ms before a toast may appear. Content outside of an open native dialog is inert. */
  function attachRegion(): number {
    const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (region.parentElement !== host) {
      host.append(region)
      readyAt = Date.now() + announceDelay
    }
    return Math.max(0, readyAt - Date.now())
  }

  function createToast(first: ToastMessage): ActiveToast {
    let message = first
    let previousFocus: EventTarget | null = null
    const countdown = createCountdown(() => toast.close())
    const { root, draw } = createToastElement(closeLabel, () => toast.close())

    /** Moves the toast into the live region for its type. */
    function moveToRegion(): void {
      const list = message.type === 'error' ? assertive : polite
      if (root.parentElement !== list) list.append(root)
    }

    function start(): void {
      countdown.start(message.duration ?? (message.type === 'loading' ? 0 : defaultDuration))
    }

    const toast: ActiveToast = {
      get closable() {
        return isToastClosable(message)
      },
      appear() {
        if (!active.includes(toast)) return
        moveToRegion()
        start()
      },
      update(changes) {
        message = { ...message, ...changes }
        draw(message)
        if (!root.isConnected) return
        moveToRegion()
        if ('type' in changes || 'duration' in changes) start()
      },
      close() {
        countdown.stop()
        const index = active.indexOf(toast)
        if (index === -1) return
        active.splice(index, 1)
        const hadFocus = root.contains(document.activeElement)
        root.remove()
        if (hadFocus && previousFocus instanceof HTMLElement) previousFocus.focus()
      },
    }

    const hold = (reason: string) => () => {
      if (message.keepAliveOnHover !== false) countdown.pause(reason)
    }
    root.addEventListener('pointerenter', hold('pointer'))
    root.addEventListener('pointerleave', () => countdown.resume('pointer'))
    root.addEventListener('focusin', ({ relatedTarget }) => {
      if (!root.contains(relatedTarget as Node | null)) previousFocus = relatedTarget
      hold('focus')()
    })
    root.addEventListener('focusout', () => countdown.resume('focus'))
    draw(message)
    return toast
  }

  function onKeyDown(event: KeyboardEvent): void {
    // An open menu or dialog handles Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const openDialog = document.querySelector('dialog[open], [role=dialog][data-state=open]')
    if (openDialog && !region.contains(document.activeElement)) return
    const newest = active.findLast(({ closable }) => closable)
    if (!newest) return
    event.preventDefault()
    newest.close()
  }

  document.addEventListener('keydown', onKeyDown)
  attachRegion()

  return {
    show(message) {
      const toast = createToast(message)
      active.push(toast)
      if (active.length > limit) active[0]?.close()
      const wait = attachRegion()
      if (wait > 0) setTimeout(toast.appear, wait)
      else toast.appear()
      return toast
    },
    destroy() {
      while (active[0]) active[0].close()
      document.removeEventListener('keydown', onKeyDown)
      region.remove()
    },
  }
}

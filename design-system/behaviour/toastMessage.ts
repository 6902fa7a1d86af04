import type { IconDrawing } from '../components/Icon/icons.ts'

/** Type of a toast. An `error` is announced at once. `loading` stays until the toast is updated. */
export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'

/** Content and options of one toast. */
export interface ToastMessage {
  /** Meaning of the message, which sets its icon. `default` has no icon. An `error` interrupts screen readers, and `loading` stays until it is updated. */
  type?: ToastType | undefined
  /** A sentence, or an element with a sentence and a link or button. */
  content: string | Node
  /** Icon that replaces the one of the type. */
  icon?: IconDrawing | undefined
  /** Shows a close button. By default every type except `loading` has one. */
  closable?: boolean | undefined
  /** Duration in ms, which is 3000 by default. With 0 and for `loading`, the toast stays until it is closed. */
  duration?: number | undefined
  /** The countdown pauses while the pointer or the focus is on the toast. This is the default. */
  keepAliveOnHover?: boolean | undefined
}

import type { IconDrawing } from '../components/Icon/icons.ts'

/** Type of a toast; an `error` is announced assertively, `loading` remains until it is updated. */
export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'

/** Content and options of one toast. */
export interface ToastMessage {
  /** `default` has no icon of its own. */
  type?: ToastType | undefined
  /** A sentence, or an element that contains a sentence and a link or button. */
  content: string | Node
  /** Replaces the icon of the type. */
  icon?: IconDrawing | undefined
  /** Shows a close button; by default all types but `loading` have one. */
  closable?: boolean | undefined
  /** Duration in ms, 3000 by default; 0 keeps the toast until it is closed, as does `loading`. */
  duration?: number | undefined
  /** Pauses the countdown while the toast is hovered or focused; true by default. */
  keepAliveOnHover?: boolean | undefined
}

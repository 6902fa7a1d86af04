import type { IconDrawing } from '../components/Icon/icons.ts'

/** What kind of news it is; an `error` interrupts a screen reader, `loading` stays until it is replaced. */
export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'

/** One toast as it is asked for. */
export interface ToastMessage {
  /** `default` has no icon of its own. */
  type?: ToastType | undefined
  /** A sentence, or an element with a sentence and a link or button. */
  content: string | Node
  /** Another icon than the one of the type. */
  icon?: IconDrawing | undefined
  /** Whether it has a close button; all but `loading` have one unless told otherwise. */
  closable?: boolean | undefined
  /** How long it stays, in ms: 3000 unless told otherwise; 0 stays until closed, as `loading` does. */
  duration?: number | undefined
  /** Whether it stays while it is pointed at or holds the focus; it does unless told otherwise. */
  keepAliveOnHover?: boolean | undefined
}

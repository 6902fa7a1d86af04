import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** Content for screen readers only. */
  children: ReactNode
}

/** Hides text visually but not from screen readers. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.root}>{children}</span>
}

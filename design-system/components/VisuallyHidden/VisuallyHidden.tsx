import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** Heard, not seen. */
  children: ReactNode
}

/** Words for those who hear the page, where the picture says it to the others. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.root}>{children}</span>
}

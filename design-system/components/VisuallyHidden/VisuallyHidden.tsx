import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends NativeProps<'span'> {
  /** The text, which only screen readers read. */
  children: ReactNode
}

/** Hides a text visually but not from screen readers. */
export function VisuallyHidden({ children, ...native }: VisuallyHiddenProps) {
  return (
    <span {...native} className={styles.root}>
      {children}
    </span>
  )
}

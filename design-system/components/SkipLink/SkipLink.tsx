import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './SkipLink.css.ts'

export interface SkipLinkProps extends NativeProps<'a'> {
  /** Anchor of the main content, e.g. `#content`. */
  href: string
  /** 'Skip to content' in the page's language. */
  children: ReactNode
}

/** The first focusable element of the page: skips the header. */
export function SkipLink({ children, ...native }: SkipLinkProps) {
  return (
    <a {...native} className={styles.root}>
      {children}
    </a>
  )
}

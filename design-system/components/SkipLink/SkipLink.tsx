import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './SkipLink.css.ts'

export interface SkipLinkProps extends NativeProps<'a'> {
  /** Anchor of the main content, such as `#content`. */
  href: string
  /** 'Skip to content' in the language of the page. */
  children: ReactNode
}

/** The first element of the page that can be focused, which skips the header. */
export function SkipLink({ children, ...native }: SkipLinkProps) {
  return (
    <a {...native} className={styles.root}>
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'
import * as styles from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Anchor of the main content, e.g. `#content`. */
  href: string
  /** 'Skip to content' in the page's language. */
  children: ReactNode
}

/** The first focusable element of the page: skips the header. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.root} href={href}>
      {children}
    </a>
  )
}

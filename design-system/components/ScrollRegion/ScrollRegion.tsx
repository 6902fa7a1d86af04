import type { ReactNode } from 'react'
import * as styles from './ScrollRegion.css.ts'

/** Arrow keys scroll what has the focus. */
const reachable = { role: 'region', tabIndex: 0 } as const

export interface ScrollRegionProps {
  /** What is in it, e.g. the caption of a table: read when it takes the focus. */
  label: string
  /** `screen` is no taller than most of the screen and scrolls down, too. */
  size?: keyof typeof styles.size | undefined
  children: ReactNode
}

/** Holds what may be wider than the page, a table mostly: it scrolls by itself, also from the keyboard. */
export function ScrollRegion({ label, size = 'natural', children }: ScrollRegionProps) {
  return (
    <div className={`${styles.root} ${styles.size[size]}`} aria-label={label} {...reachable}>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './ScrollRegion.css.ts'

/** Makes the region focusable, so that arrow keys scroll it. */
const focusable = { role: 'region', tabIndex: 0 } as const

export interface ScrollRegionProps extends NativeProps<'div'> {
  /** Accessible name, e.g. the caption of a table; announced on focus. */
  label: string
  /** `screen` limits the height and scrolls vertically, too. */
  size?: keyof typeof styles.size | undefined
  children: ReactNode
}

/** A scrollable region for wide content such as tables; focusable, so that it can be scrolled by keyboard. */
export function ScrollRegion({ label, size = 'natural', children, ...native }: ScrollRegionProps) {
  return (
    <div
      aria-label={label}
      {...focusable}
      {...native}
      className={`${styles.root} ${styles.size[size]}`}
    >
      {children}
    </div>
  )
}

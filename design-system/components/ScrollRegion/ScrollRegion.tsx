import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './ScrollRegion.css.ts'

/** Makes the region focusable, so that arrow keys scroll it. */
const focusable = { role: 'region', tabIndex: 0 } as const

export interface ScrollRegionProps extends NativeProps<'div'> {
  /** Accessible name, such as the caption of a table. */
  label: string
  /** `screen` limits the height and scrolls vertically, too. */
  size?: keyof typeof styles.size | undefined
  /** Content that may be wider than the region. */
  children: ReactNode
}

/** A region in which wide content such as tables scrolls. It can be focused, so that arrow keys scroll it. */
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

import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './ScrollRegion.css.ts'

/** Makes the region focusable, so that arrow keys scroll it. */
const focusable = { role: 'region', tabIndex: 0 } as const

export interface ScrollRegionProps extends NativeProps<'div'> {
  /** Accessible name, such as the caption of a table. It is announced when the region receives the focus. */
  label: string
  /** `natural` is as high as its content. `screen` limits the height and scrolls vertically as well. */
  size?: keyof typeof styles.size | undefined
  /** The content that may be wider than the region. */
  children: ReactNode
}

/** A region for wide content such as tables, which scrolls inside it. It can receive the focus, so that arrow keys scroll it. */
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

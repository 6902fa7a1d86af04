import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Split.css.ts'

export interface SplitProps extends NativeProps<'div'> {
  /** A `Picture` with `fit="cover"`. Its aspect ratio is fixed. */
  picture: ReactNode
  /** Side of the picture from 780 px. On narrower screens, the picture comes first. */
  align?: 'start' | 'end' | undefined
  /** The heading, the text and the links. */
  children: ReactNode
}

/** A picture and text side by side. */
export function Split({ picture, align = 'start', children, ...native }: SplitProps) {
  return (
    <div {...native} className={styles.root}>
      <div className={`${styles.picture} ${styles.align[align]}`}>{picture}</div>
      <div className={styles.copy}>{children}</div>
    </div>
  )
}

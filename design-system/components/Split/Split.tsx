import type { ReactNode } from 'react'
import * as styles from './Split.css.ts'

export interface SplitProps {
  /** A `Picture` with `fit="cover"`; the place gives it its shape. */
  picture: ReactNode
  /** Where the picture stands from 780 px; narrower it comes first. */
  align?: 'start' | 'end' | undefined
  /** Heading, text and what leads on. */
  children: ReactNode
}

/** A picture beside words, each on its half. */
export function Split({ picture, align = 'start', children }: SplitProps) {
  return (
    <div className={styles.root}>
      <div className={`${styles.picture} ${styles.align[align]}`}>{picture}</div>
      <div className={styles.copy}>{children}</div>
    </div>
  )
}

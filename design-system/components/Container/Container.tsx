import type { ReactNode } from 'react'
import * as styles from './Container.css.ts'

export interface ContainerProps {
  /** `page` is 1312 px wide; `text` is a column of readable line length. */
  width?: keyof typeof styles.root | undefined
  children: ReactNode
}

/** Centres content and limits its width. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={styles.root[width]}>{children}</div>
}

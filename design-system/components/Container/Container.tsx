import type { ReactNode } from 'react'
import * as styles from './Container.css.ts'

export interface ContainerProps {
  /** `page` is the full 1312 px; `text` a column to be read. */
  width?: keyof typeof styles.root | undefined
  children: ReactNode
}

/** Keeps content off the screen's edges and no wider than the page. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={styles.root[width]}>{children}</div>
}

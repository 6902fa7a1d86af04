import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Container.css.ts'

export interface ContainerProps extends NativeProps<'div'> {
  /** `page` is at most 1312 px wide. `text` is a column with a readable line length. */
  width?: keyof typeof styles.root | undefined
  /** The content. */
  children: ReactNode
}

/** Centres its content and limits its width. */
export function Container({ width = 'page', children, ...native }: ContainerProps) {
  return (
    <div {...native} className={styles.root[width]}>
      {children}
    </div>
  )
}

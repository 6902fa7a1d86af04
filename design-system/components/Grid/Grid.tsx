import type { ElementType, ReactNode } from 'react'
import type { NativeElementProps } from '../../nativeProps.ts'
import { gap } from '../../styles/gap.css.ts'
import { responsiveClass, type ResponsiveValue } from '../../styles/responsiveClass.ts'
import type { Space } from '../../tokens/defaults.ts'
import * as styles from './Grid.css.ts'

export interface GridProps extends NativeElementProps {
  /** Number of equal columns, e.g. `{ base: 1, desktop: 2, wide: 4 }`. */
  columns: ResponsiveValue<keyof typeof styles.columns.base>
  /** Gap between cells. */
  space: ResponsiveValue<Space>
  /** HTML element; a list element for lists. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | undefined
  children: ReactNode
}

/** Lays out its children in equal columns. */
export function Grid({ columns, space, as = 'div', children, ...native }: GridProps) {
  const Tag = as as ElementType
  const parts = [styles.root, responsiveClass(gap, space), responsiveClass(styles.columns, columns)]
  return (
    <Tag {...native} className={parts.join(' ')}>
      {children}
    </Tag>
  )
}

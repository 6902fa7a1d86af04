import type { ElementType, ReactNode } from 'react'
import type { NativeElementProps } from '../../nativeProps.ts'
import { gap } from '../../styles/gap.css.ts'
import { getResponsiveClasses, type ResponsiveValue } from '../../styles/getResponsiveClasses.ts'
import type { Space } from '../../tokens/defaults.ts'
import * as styles from './Grid.css.ts'

export interface GridProps extends NativeElementProps {
  /** Number of columns, which is 1 to 6 or 12, also per breakpoint: `{ base: 1, desktop: 2, wide: 4 }` (from 780 and 1100 px). */
  columns: ResponsiveValue<keyof typeof styles.columns.base>
  /** Gap between the cells in px at the default text size, or the name of a fluid space. */
  space: ResponsiveValue<Space>
  /** HTML element, such as `ul` for a list. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | undefined
  /** The cells of the grid. */
  children: ReactNode
}

/** Arranges its children in columns of equal width. */
export function Grid({ columns, space, as = 'div', children, ...native }: GridProps) {
  const Tag = as as ElementType
  const parts = [
    styles.root,
    getResponsiveClasses(gap, space),
    getResponsiveClasses(styles.columns, columns),
  ]
  return (
    <Tag {...native} className={parts.join(' ')}>
      {children}
    </Tag>
  )
}

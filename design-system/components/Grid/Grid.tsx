import type { ElementType, ReactNode } from 'react'
import type { AnyElementProps } from '../../nativeProps.ts'
import { gap } from '../../styles/gap.css.ts'
import type { Space } from '../../tokens/defaults.ts'
import * as styles from './Grid.css.ts'

export interface GridProps extends AnyElementProps {
  /** Number of equal columns from 1100 px; 4, 5 and 6 are halved between 780 and 1100 px. */
  columns: keyof typeof styles.columns
  /** Number of columns below 780 px. */
  mobileColumns?: keyof typeof styles.mobile | undefined
  /** Gap between cells. */
  space: Space
  /** HTML element; a list element for lists. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | undefined
  children: ReactNode
}

/** Lays out its children in equal columns. */
export function Grid({
  columns,
  mobileColumns = 1,
  space,
  as = 'div',
  children,
  ...native
}: GridProps) {
  const Tag = as as ElementType
  const parts = [styles.root, gap[space], styles.mobile[mobileColumns], styles.columns[columns]]
  return (
    <Tag {...native} className={parts.join(' ')}>
      {children}
    </Tag>
  )
}

import type { ReactNode } from 'react'
import { gap } from '../../styles/gap.css.ts'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Grid.css.ts'

export interface GridProps {
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
export function Grid({ columns, mobileColumns = 1, space, as: Tag = 'div', children }: GridProps) {
  const parts = [styles.root, gap[space], styles.mobile[mobileColumns], styles.columns[columns]]
  return <Tag className={parts.join(' ')}>{children}</Tag>
}

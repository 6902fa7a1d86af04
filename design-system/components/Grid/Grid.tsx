import type { ReactNode } from 'react'
import { gap } from '../../styles/gap.css.ts'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Grid.css.ts'

export interface GridProps {
  /** Equal columns from 1100 px; 4, 5 and 6 halve between 780 and 1100 px. */
  columns: keyof typeof styles.columns
  /** Columns below 780 px. */
  mobileColumns?: keyof typeof styles.mobile | undefined
  /** Distance between cells. */
  space: Space
  /** The element; a list for things that are one. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | undefined
  children: ReactNode
}

/** Children in equal columns. */
export function Grid({ columns, mobileColumns = 1, space, as: Tag = 'div', children }: GridProps) {
  const parts = [styles.root, gap[space], styles.mobile[mobileColumns], styles.columns[columns]]
  return <Tag className={parts.join(' ')}>{children}</Tag>
}

import type { ReactNode } from 'react'
import { gap } from '../../styles/gap.css.ts'
import type { Space } from '../../tokens/scale.ts'
import * as styles from './Stack.css.ts'

export interface StackProps {
  /** Distance between the children: px at the default text size, or a name that grows with the screen. */
  space: Space
  /** How children stand across the direction; a column stretches them, a row centres them. */
  align?: keyof typeof styles.align | undefined
  /** `column` stacks; `row` sets side by side and wraps. */
  direction?: keyof typeof styles.direction | undefined
  /** `spread` pushes the children of a row to both ends. */
  distribute?: 'start' | 'spread' | undefined
  /** The element; a list for things that are one. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'nav' | undefined
  children: ReactNode
}

/** Children at equal distances, below or beside each other. */
export function Stack({
  space,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  distribute = 'start',
  as: Tag = 'div',
  children,
}: StackProps) {
  const parts = [styles.root, gap[space], styles.direction[direction], styles.align[align]]
  if (distribute === 'spread') parts.push(styles.spread)
  return <Tag className={parts.join(' ')}>{children}</Tag>
}

import type { ElementType, ReactNode } from 'react'
import type { AnyElementProps } from '../../nativeProps.ts'
import { gap } from '../../styles/gap.css.ts'
import type { Space } from '../../tokens/defaults.ts'
import * as styles from './Stack.css.ts'

export interface StackProps extends AnyElementProps {
  /** Gap between children: px at the default text size, or the name of a fluid space. */
  space: Space
  /** Cross-axis alignment; `stretch` for columns and `center` for rows by default. */
  align?: keyof typeof styles.align | undefined
  /** `column` stacks vertically; `row` horizontally, with wrapping. */
  direction?: keyof typeof styles.direction | undefined
  /** `spread` distributes the children of a row (`justify-content: space-between`). */
  justify?: 'start' | 'spread' | undefined
  /** HTML element; a list element for lists. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'nav' | undefined
  children: ReactNode
}

/** Lays out its children with equal gaps, vertically or horizontally. */
export function Stack({
  space,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify: distribute = 'start',
  as = 'div',
  children,
  ...native
}: StackProps) {
  const Tag = as as ElementType
  const parts = [styles.root, gap[space], styles.direction[direction], styles.align[align]]
  if (distribute === 'spread') parts.push(styles.spread)
  return (
    <Tag {...native} className={parts.join(' ')}>
      {children}
    </Tag>
  )
}

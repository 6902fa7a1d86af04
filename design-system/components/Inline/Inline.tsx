import type { ElementType, ReactNode } from 'react'
import type { NativeElementProps } from '../../nativeProps.ts'
import { gap } from '../../styles/gap.css.ts'
import { responsiveClass, type ResponsiveValue } from '../../styles/responsiveClass.ts'
import type { Space } from '../../tokens/defaults.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps extends NativeElementProps {
  /** Gap between children and between lines: px at the default text size, or the name of a fluid space. */
  space: ResponsiveValue<Space>
  /** Vertical alignment within a line. */
  align?: keyof typeof styles.align | undefined
  /** `spread` distributes the children over the line (`justify-content: space-between`). */
  justify?: keyof typeof styles.justify | undefined
  /** HTML element; a list element for lists. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'nav' | undefined
  children: ReactNode
}

/** Lays out its children beside each other with equal gaps; wraps if they do not fit on one line. */
export function Inline({
  space,
  align = 'center',
  justify = 'start',
  as = 'div',
  children,
  ...native
}: InlineProps) {
  const Tag = as as ElementType
  const parts = [
    styles.root,
    responsiveClass(gap, space),
    styles.align[align],
    styles.justify[justify],
  ]
  return (
    <Tag {...native} className={parts.join(' ')}>
      {children}
    </Tag>
  )
}

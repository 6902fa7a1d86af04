import type { ElementType, ReactNode } from 'react'
import type { NativeElementProps } from '../../nativeProps.ts'
import { gap } from '../../styles/gap.css.ts'
import { getResponsiveClasses, type ResponsiveValue } from '../../styles/getResponsiveClasses.ts'
import type { Space } from '../../tokens/defaults.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps extends NativeElementProps {
  /** Gap between the children and between lines in px at the default text size, or the name of a fluid space. It can be set per breakpoint. */
  space: ResponsiveValue<Space>
  /** Vertical alignment of the children within a line. */
  align?: keyof typeof styles.align | undefined
  /** `spread` distributes the children over the line (`justify-content: space-between`). */
  justify?: keyof typeof styles.justify | undefined
  /** HTML element, such as `ul` for a list. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'nav' | undefined
  /** The items of the line. */
  children: ReactNode
}

/** Arranges its children side by side with equal gaps. They wrap if they do not fit on one line. */
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
    getResponsiveClasses(gap, space),
    styles.align[align],
    styles.justify[justify],
  ]
  return (
    <Tag {...native} className={parts.join(' ')}>
      {children}
    </Tag>
  )
}

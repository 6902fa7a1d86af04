import type { ElementType, ReactNode } from 'react'
import type { NativeElementProps } from '../../nativeProps.ts'
import { gap } from '../../styles/gap.css.ts'
import { getResponsiveClasses, type ResponsiveValue } from '../../styles/getResponsiveClasses.ts'
import type { Space } from '../../tokens/defaults.ts'
import * as styles from './Stack.css.ts'

export interface StackProps extends NativeElementProps {
  /** Gap between the children in px at the default text size, or the name of a fluid space. It can be set per breakpoint. */
  space: ResponsiveValue<Space>
  /** Horizontal alignment of the children. */
  align?: keyof typeof styles.align | undefined
  /** HTML element, such as `ul` for a list. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'nav' | undefined
  /** The items of the stack. */
  children: ReactNode
}

/** Arranges its children below each other with equal gaps. */
export function Stack({ space, align = 'stretch', as = 'div', children, ...native }: StackProps) {
  const Tag = as as ElementType
  return (
    <Tag
      {...native}
      className={`${styles.root} ${getResponsiveClasses(gap, space)} ${styles.align[align]}`}
    >
      {children}
    </Tag>
  )
}

import type { ElementType, ReactNode } from 'react'
import type { AnyElementProps } from '../../nativeProps.ts'
import * as styles from './Text.css.ts'

export interface TextProps extends AnyElementProps {
  /** `lead` introduces a section, `small` is for captions, `fine` for legal text. */
  size?: keyof typeof styles.size | undefined
  /** Prominence: `high` for important text, `muted` for secondary text; `onPicture` for photographs. */
  tone?: keyof typeof styles.tone | undefined
  /** HTML element, if it is not a paragraph. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | undefined
  children: ReactNode
}

/** Body text of a readable line length. */
export function Text({ size = 'body', tone = 'body', as = 'p', children, ...native }: TextProps) {
  const Tag = as as ElementType
  return (
    <Tag {...native} className={`${styles.size[size]} ${styles.tone[tone]}`}>
      {children}
    </Tag>
  )
}

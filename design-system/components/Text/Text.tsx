import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

export interface TextProps {
  /** `lead` introduces a section, `small` is for captions, `fine` for legal text. */
  size?: keyof typeof styles.size | undefined
  /** Prominence: `high` for important text, `muted` for secondary text; `onPicture` for photographs. */
  tone?: keyof typeof styles.tone | undefined
  /** HTML element, if it is not a paragraph. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | undefined
  /** Target of `aria-describedby`. */
  id?: string | undefined
  children: ReactNode
}

/** Body text of a readable line length. */
export function Text({ size = 'body', tone = 'body', as: Tag = 'p', id, children }: TextProps) {
  return (
    <Tag id={id} className={`${styles.size[size]} ${styles.tone[tone]}`}>
      {children}
    </Tag>
  )
}

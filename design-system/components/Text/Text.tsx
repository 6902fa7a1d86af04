import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

export interface TextProps {
  /** `lead` opens a section, `small` is for captions, `fine` for legal lines. */
  size?: keyof typeof styles.size | undefined
  /** How loud it is: `high` must be read, `muted` may be skipped; `onPicture` lies on a photograph. */
  tone?: keyof typeof styles.tone | undefined
  /** The element, where a paragraph would be wrong. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | undefined
  /** To be pointed at by `aria-describedby`. */
  id?: string | undefined
  children: ReactNode
}

/** Running text of a readable length. */
export function Text({ size = 'body', tone = 'body', as: Tag = 'p', id, children }: TextProps) {
  return (
    <Tag id={id} className={`${styles.size[size]} ${styles.tone[tone]}`}>
      {children}
    </Tag>
  )
}

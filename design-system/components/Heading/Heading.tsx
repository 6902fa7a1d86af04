import type { ReactNode } from 'react'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** How large it is, apart from its level: `display` on pictures, `h3` for cards, `h4` and `h5` for rows. */
  size?: keyof typeof styles.size | undefined
  /** Target of anchors and `aria-labelledby`. */
  id?: string | undefined
  /** Words; what stands in `<em>` is set back, for the second sentence of a two-tone heading. */
  children: ReactNode
}

const usual = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h5' } as const

/** A heading, trimmed to its capitals; takes the colour of where it stands. */
export function Heading({ level, size = usual[level], id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={`${styles.root} ${styles.size[size]}`}>
      {children}
    </Tag>
  )
}

import type { ReactNode } from 'react'
import * as styles from './Prose.css.ts'

export interface ProseProps {
  /** `body` for articles, `small` for legal documents and release notes. */
  size?: keyof typeof styles.size | undefined
  /** Rendered rich text: headings from `h2`, paragraphs, lists, quotes, code, figures; tables in a `ScrollRegion`. */
  children: ReactNode
}

/** Typography for rich text: readable line length and styles for all text elements. */
export function Prose({ size = 'body', children }: ProseProps) {
  return <div className={`${styles.root} ${styles.size[size]}`}>{children}</div>
}

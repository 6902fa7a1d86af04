import type { ReactNode } from 'react'
import * as styles from './Prose.css.ts'

export interface ProseProps {
  /** `body` for articles, `small` for legal documents and release notes. */
  size?: keyof typeof styles.size | undefined
  /** Rendered rich text: headings from `h2`, paragraphs, lists, quotes, code, figures; tables in a `ScrollRegion`. */
  children: ReactNode
}

/** Sets rich text: lines of a readable length, and a place for everything that may stand between them. */
export function Prose({ size = 'body', children }: ProseProps) {
  return <div className={`${styles.root} ${styles.size[size]}`}>{children}</div>
}

import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Prose.css.ts'

export interface ProseProps extends NativeProps<'div'> {
  /** `body` for articles, `small` for legal documents and release notes. */
  size?: keyof typeof styles.size | undefined
  /** Rendered rich text: headings from `h2`, paragraphs, lists, quotes, code, figures; tables in a `ScrollRegion`. */
  children: ReactNode
}

/** Typography for rich text: readable line length and styles for all text elements. */
export function Prose({ size = 'body', children, ...native }: ProseProps) {
  return (
    <div {...native} className={`${styles.root} ${styles.size[size]}`}>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Prose.css.ts'

export interface ProseProps extends NativeProps<'div'> {
  /** Use `body` for articles and `small` for legal documents and release notes. */
  size?: keyof typeof styles.size | undefined
  /** The rendered rich text with headings from `h2`, paragraphs, lists, quotes, code and figures. Place tables in a `ScrollRegion`. */
  children: ReactNode
}

/** Styles all elements of a rich text and gives it a readable line length. */
export function Prose({ size = 'body', children, ...native }: ProseProps) {
  return (
    <div {...native} className={`${styles.root} ${styles.size[size]}`}>
      {children}
    </div>
  )
}

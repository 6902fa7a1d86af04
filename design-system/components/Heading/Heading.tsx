import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Heading.css.ts'

export interface HeadingProps extends NativeProps<'h2'> {
  /** Heading level. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Font size, which follows the level by default. Use `display` on pictures, `h3` for cards, `h4` and `h5` for rows. */
  size?: keyof typeof styles.size | undefined
  /** The text, in which `<em>` subdues the second sentence of a two-tone heading. */
  children: ReactNode
}

const defaultSize = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h5' } as const

/** A heading, which inherits its colour and is trimmed to the height of its capitals. */
export function Heading({ level, size = defaultSize[level], children, ...native }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag {...native} className={`${styles.root} ${styles.size[size]}`}>
      {children}
    </Tag>
  )
}

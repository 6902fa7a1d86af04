import type { ElementType, ReactNode } from 'react'
import type { NativeElementProps } from '../../nativeProps.ts'
import * as styles from './Text.css.ts'

export interface TextProps extends NativeElementProps {
  /** `lead` introduces a section, `small` is for captions, `fine` for legal text. */
  size?: keyof typeof styles.size | undefined
  /** Colour, such as `high` for important, `muted` for secondary text and `onPicture` on photographs. */
  tone?: keyof typeof styles.tone | undefined
  /** Alignment. Use `center` and `end` beside pictures and in cells. */
  align?: keyof typeof styles.align | undefined
  /** Number of lines after which the text is cut off. */
  lines?: 1 | 2 | 3 | undefined
  /** HTML element, if it is not a paragraph. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | undefined
  /** The text. */
  children: ReactNode
}

/** Text with a readable line length. */
export function Text({
  size = 'body',
  tone = 'body',
  align,
  lines,
  as = 'p',
  children,
  ...native
}: TextProps) {
  const Tag = as as ElementType
  const parts = [styles.size[size], styles.tone[tone]]
  if (align) parts.push(styles.align[align])
  if (lines) parts.push(styles.lines[lines])
  return (
    <Tag {...native} className={parts.join(' ')}>
      {children}
    </Tag>
  )
}

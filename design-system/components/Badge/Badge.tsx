import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Badge.css.ts'

export interface BadgeProps extends NativeProps<'span'> {
  /** Meaning of the colour. Use `neutral` for a category and the other tones for a status. */
  tone?: keyof typeof styles.tone | undefined
  /** The text, which has one or two words. */
  children: ReactNode
}

/** A small label for a category or a status. */
export function Badge({ tone = 'neutral', children, ...native }: BadgeProps) {
  return (
    <span {...native} className={`${styles.root} ${styles.tone[tone]}`}>
      {children}
    </span>
  )
}

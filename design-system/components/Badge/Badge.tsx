import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Badge.css.ts'

export interface BadgeProps extends NativeProps<'span'> {
  /** Meaning of the badge. `neutral` only categorizes. */
  tone?: keyof typeof styles.tone | undefined
  /** One or two words. */
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

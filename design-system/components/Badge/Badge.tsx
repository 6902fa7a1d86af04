import type { ReactNode } from 'react'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** Meaning of the badge; `neutral` only categorizes. */
  tone?: keyof typeof styles.tone | undefined
  /** One or two words. */
  children: ReactNode
}

/** A small label for a category or a status. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${styles.root} ${styles.tone[tone]}`}>{children}</span>
}

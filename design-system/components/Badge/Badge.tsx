import type { ReactNode } from 'react'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** What kind of thing it says; `neutral` only sorts. */
  tone?: keyof typeof styles.tone | undefined
  /** One or two words. */
  children: ReactNode
}

/** A small label that sorts or marks something. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${styles.root} ${styles.tone[tone]}`}>{children}</span>
}

import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Alert.css.ts'

export interface AlertProps {
  /** Whether it went well, wrong or needs care; `info` where neither is true. */
  tone?: keyof typeof styles.tone | undefined
  /** What happened, in words that say the tone, too. */
  title: ReactNode
  /** True where it comes after the page, as the answer to something: then it is read out. */
  appeared?: boolean | undefined
  /** What to do now. */
  children?: ReactNode
}

const drawings = {
  info: icons.info,
  success: icons.success,
  warning: icons.warning,
  error: icons.error,
} as const

/** A message in the page, next to what it is about. */
export function Alert({ tone = 'info', title, appeared, children }: AlertProps) {
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div className={`${styles.root} ${styles.tone[tone]}`} role={appeared ? role : undefined}>
      <span className={styles.icon}>
        <Icon icon={drawings[tone]} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}

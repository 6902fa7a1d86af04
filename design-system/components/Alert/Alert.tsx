import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Alert.css.ts'

export interface AlertProps extends NativeProps<'div', 'title'> {
  /** Severity of the message. `info` is neutral. */
  tone?: keyof typeof styles.tone | undefined
  /** The message in one sentence. It conveys the severity in words, because the icon is not read. */
  title: ReactNode
  /** Announces the alert to screen readers, if it is inserted after the page has loaded. */
  announce?: boolean | undefined
  /** Details, or what the visitor can do. */
  children?: ReactNode
}

const toneIcons = {
  info: icons.infoIcon,
  success: icons.successIcon,
  warning: icons.warningIcon,
  error: icons.errorIcon,
} as const

/** A message in the page, next to the content that it is about. */
export function Alert({ tone = 'info', title, announce, children, ...native }: AlertProps) {
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div {...(announce && { role })} {...native} className={`${styles.root} ${styles.tone[tone]}`}>
      <span className={styles.icon}>
        <Icon icon={toneIcons[tone]} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}

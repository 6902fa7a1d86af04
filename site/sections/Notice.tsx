import type { ReactNode, Ref } from 'react'
import * as styles from './Notice.css.ts'

export interface NoticeProps {
  /** Whether it went well; `info` where neither is true. */
  tone: 'success' | 'info'
  title: string
  children?: ReactNode
}

/** What came of something the visitor did. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={`${styles.root} ${styles.tone[tone]}`} role="status">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

export interface ErrorSummaryProps {
  title: string
  /** What is wrong, with the id of the control where it can be mended. */
  errors: readonly { readonly id: string; readonly message: string }[]
  ref?: Ref<HTMLDivElement>
}

/** All that is wrong with a form, above it; it takes the focus when the page arrives. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className={`${styles.root} ${styles.tone.error}`}
      role="alert"
      tabIndex={-1}
      autoFocus
    >
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

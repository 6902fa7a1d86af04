import type { Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './FormErrorSummary.css.ts'

export interface FormError {
  /** Id of the control where it can be mended. */
  id: string
  /** The words that stand at the control too. */
  message: string
}

export interface FormErrorSummaryProps {
  /** How many entries are wrong, in a sentence. */
  title: string
  /** Place of the title in the page's outline. */
  level?: 2 | 3 | 4 | undefined
  /** What is wrong, in the order of the form. */
  errors: readonly FormError[]
  /** To move the focus here where the form is checked without leaving the page. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** All that is wrong with a form, above it; it takes the focus when the page arrives, without script too. */
export function FormErrorSummary({ title, level = 2, errors, ref }: FormErrorSummaryProps) {
  const Tag = `h${level}` as const
  return (
    <div ref={ref} className={styles.root} role="alert" tabIndex={-1} autoFocus>
      <span className={styles.sign}>
        <Icon icon={icons.error} />
      </span>
      <Tag className={styles.title}>{title}</Tag>
      <ul className={styles.list}>
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

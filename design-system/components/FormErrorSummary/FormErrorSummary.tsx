import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './FormErrorSummary.css.ts'

export interface FormError {
  /** Id of the invalid control. */
  id: string
  /** Error message, in the same words as at the control. */
  message: string
}

export interface FormErrorSummaryProps extends NativeProps<'div', 'title'> {
  /** Sentence that says how many entries have to be corrected. */
  title: string
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined
  /** Errors in the order of the form. */
  errors: readonly FormError[]
}

/** Lists all errors of a form above it. It receives the focus when a page loads with it, also without script. */
export function FormErrorSummary({ title, level = 2, errors, ...native }: FormErrorSummaryProps) {
  const HeadingTag = `h${level}` as const
  return (
    <div role="alert" tabIndex={-1} autoFocus {...native} className={styles.root}>
      <span className={styles.icon}>
        <Icon icon={icons.errorIcon} />
      </span>
      <HeadingTag className={styles.title}>{title}</HeadingTag>
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

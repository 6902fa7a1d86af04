import { hourglass } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is under way; without it the spinner is decoration of something that says so itself. */
  label?: string | undefined
  /** `shown` where there is room beside it; `hidden` words are still heard. */
  labelVariant?: 'shown' | 'hidden' | undefined
  /** Beside text: 1, 1.25 or 2.5 times its size. */
  size?: keyof typeof styles.size | undefined
}

/** Turns while something is under way; stands still as an hourglass for those who asked for less movement. */
export function Spinner({ label, labelVariant = 'hidden', size = 'medium' }: SpinnerProps) {
  const drawing = (
    <svg viewBox="0 0 24 24" className={`${styles.drawing} ${styles.size[size]}`} aria-hidden>
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
      <path className={styles.still} d={hourglass.d} />
    </svg>
  )
  if (!label) return drawing
  return (
    <span className={styles.root} role="status">
      {drawing}
      <span className={labelVariant === 'hidden' ? hidden : undefined}>{label}</span>
    </span>
  )
}

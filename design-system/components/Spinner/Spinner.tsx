import type { NativeProps } from '../../nativeProps.ts'
import { hourglassIcon } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps extends NativeProps<'span'> {
  /** Message that is announced. Without it, the spinner is decorative. */
  label?: string | undefined
  /** `shown` displays the label. `hidden` hides it visually. */
  labelVariant?: 'shown' | 'hidden' | undefined
  /** `small`, `medium` and `large` are 1, 1.25 and 2.5 times the font size. */
  size?: keyof typeof styles.size | undefined
}

/** A loading indicator, which is a static hourglass with reduced motion. */
export function Spinner({
  label,
  labelVariant = 'hidden',
  size = 'medium',
  ...native
}: SpinnerProps) {
  const drawing = (
    <svg viewBox="0 0 24 24" className={`${styles.drawing} ${styles.size[size]}`} aria-hidden>
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
      <path className={styles.still} d={hourglassIcon.d} />
    </svg>
  )
  return (
    <span {...(label && { role: 'status' })} {...native} className={styles.root}>
      {drawing}
      {label && <span className={labelVariant === 'hidden' ? hidden : undefined}>{label}</span>}
    </span>
  )
}

import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Divider.css.ts'

export interface DividerProps extends NativeProps<'hr'> {
  /** `strong` separates groups. `hairline` separates the parts of one group. */
  tone?: keyof typeof styles.tone | undefined
}

/** A horizontal line between two groups of content. */
export function Divider({ tone = 'hairline', ...native }: DividerProps) {
  return <hr {...native} className={`${styles.root} ${styles.tone[tone]}`} />
}

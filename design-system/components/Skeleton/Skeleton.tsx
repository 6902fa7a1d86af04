import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends NativeProps<'div'> {
  /** Shape of the content that is loading, such as lines of `text`. */
  variant?: keyof typeof styles.variant | undefined
  /** Number of placeholders. At most ten are shown. */
  count?: number | undefined
}

/** Placeholder for content that is loading. It is hidden from screen readers, so announce the loading elsewhere. */
export function Skeleton({ variant = 'text', count = 1, ...native }: SkeletonProps) {
  return (
    <div aria-hidden="true" {...native} className={styles.root}>
      {Array.from({ length: Math.min(count, 10) }, (_, index) => (
        <div key={index} className={`${styles.placeholder} ${styles.variant[variant]}`} />
      ))}
    </div>
  )
}

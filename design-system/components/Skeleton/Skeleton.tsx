import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends NativeProps<'div'> {
  /** Shape of the loading content: lines of `text`, a `title`, a `picture` or a `row`. */
  variant?: keyof typeof styles.variant | undefined
  /** Number of placeholders, at most ten. */
  count?: number | undefined
}

/** Placeholder for loading content; hidden from screen readers, the loading component announces its state. */
export function Skeleton({ variant = 'text', count = 1, ...native }: SkeletonProps) {
  return (
    <div aria-hidden="true" {...native} className={styles.root}>
      {Array.from({ length: Math.min(count, 10) }, (_, index) => (
        <div key={index} className={`${styles.part} ${styles.variant[variant]}`} />
      ))}
    </div>
  )
}

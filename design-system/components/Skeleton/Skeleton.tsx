import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** Shape of the loading content: lines of `text`, a `title`, a `picture` or a `row`. */
  variant?: keyof typeof styles.variant | undefined
  /** Number of placeholders, at most ten. */
  count?: number | undefined
}

/** Placeholder for loading content; hidden from screen readers, the loading component announces its state. */
export function Skeleton({ variant = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      {Array.from({ length: Math.min(count, 10) }, (_, index) => (
        <div key={index} className={`${styles.part} ${styles.variant[variant]}`} />
      ))}
    </div>
  )
}

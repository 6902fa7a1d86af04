import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** What will come: lines of `text`, a `title`, a `picture` or a `row`. */
  variant?: keyof typeof styles.variant | undefined
  /** How many of them, up to ten. */
  count?: number | undefined
}

/** Keeps the place of what is on its way; those who listen hear of it from what asked for it. */
export function Skeleton({ variant = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      {Array.from({ length: Math.min(count, 10) }, (_, index) => (
        <div key={index} className={`${styles.part} ${styles.variant[variant]}`} />
      ))}
    </div>
  )
}

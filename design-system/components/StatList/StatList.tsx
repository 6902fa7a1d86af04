import type { NativeProps } from '../../nativeProps.ts'
import { Stat } from '../Stat/Stat.tsx'
import type { StatProps } from '../Stat/Stat.tsx'
import * as styles from './StatList.css.ts'

export interface StatListProps extends NativeProps<'dl'> {
  /** Two to five numbers with the props of `Stat` except `size`. */
  items: readonly Omit<StatProps, 'size'>[]
  /** Use `numeral` for a row of its own and `fact` for key facts below a product. */
  size?: keyof typeof styles.size | undefined
}

/** A row of numbers, which has two columns or one in a narrow container. */
export function StatList({ items, size = 'numeral', ...native }: StatListProps) {
  const count = Math.min(Math.max(items.length, 2), 5) as keyof typeof styles.count
  return (
    <div className={styles.container}>
      <dl {...native} className={`${styles.root} ${styles.size[size]} ${styles.count[count]}`}>
        {items.map((item, index) => (
          <Stat key={index} {...item} size={size} />
        ))}
      </dl>
    </div>
  )
}

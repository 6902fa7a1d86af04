import type { NativeProps } from '../../nativeProps.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import * as styles from './FilterLinks.css.ts'

export interface FilterLink {
  label: string
  /** Number of matching items. */
  count?: number | undefined
  /** URL of the list with this option, which is also its identity. */
  href: string
  /** The option applies now. */
  current: boolean
}

export interface FilterLinksProps extends NativeProps<'nav'> {
  /** Accessible name, e.g. 'Region'. */
  label: string
  /** In display order, the option for everything first. */
  items: readonly FilterLink[]
}

/** Options of which one applies, as links; works without script. */
export function FilterLinks({ label, items, ...native }: FilterLinksProps) {
  return (
    <nav aria-label={label} {...native} className={styles.root}>
      {items.map(({ label, count, href, current }) => (
        <Anchor
          key={href}
          className={styles.link}
          href={href}
          aria-current={current ? 'true' : undefined}
        >
          {label}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Anchor>
      ))}
    </nav>
  )
}

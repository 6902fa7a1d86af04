import type { NativeProps } from '../../nativeProps.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import * as styles from './FilterLinks.css.ts'

export interface FilterLink {
  /** Name of the option. */
  label: string
  /** Number of matching items. */
  count?: number | undefined
  /** URL of the list with this option, unique among the items. */
  href: string
  /** The option applies at present. */
  current: boolean
}

export interface FilterLinksProps extends NativeProps<'nav'> {
  /** Accessible name of the navigation, such as 'Region'. */
  label: string
  /** Options in the order in which they are shown. Put the one for everything first. */
  items: readonly FilterLink[]
}

/** Filter options as links, of which one applies at a time. They work without script. */
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

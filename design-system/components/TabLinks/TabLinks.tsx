import type { NativeProps } from '../../nativeProps.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import * as styles from './TabLinks.css.ts'

export interface TabLink {
  label: string
  /** URL of the view, which is also its identity. */
  href: string
  /** The view is shown now. */
  current: boolean
}

export interface TabLinksProps extends NativeProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string
  /** Views in order. */
  items: readonly TabLink[]
}

/** The views of an area as links in a row, each with an address of its own; works without script. */
export function TabLinks({ label, items, ...native }: TabLinksProps) {
  return (
    <nav aria-label={label} {...native}>
      <ul className={styles.root}>
        {items.map(({ label, href, current }) => (
          <li key={href}>
            <Anchor className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

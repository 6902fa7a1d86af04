import type { NativeProps } from '../../nativeProps.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import * as styles from './TabLinks.css.ts'

export interface TabLink {
  /** Name of the view. */
  label: string
  /** URL of the view, unique among the items. */
  href: string
  /** The view is shown at present. */
  current: boolean
}

export interface TabLinksProps extends NativeProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string
  /** The views in order. */
  items: readonly TabLink[]
}

/** A row of links to the views of an area, each with an address of its own. */
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

import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Breadcrumbs.css.ts'

export interface Breadcrumb {
  /** Title of the page. */
  label: string
  /** URL of the page, unique among the items. */
  href: string
}

export interface BreadcrumbsProps extends NativeProps<'nav'> {
  /** Accessible name of the navigation, such as 'You are here'. */
  label: string
  /** Pages above the current one, from the home page down to the parent. */
  items: readonly Breadcrumb[]
  /** Title of the current page, which is not a link. */
  current: string
}

/** Links to the pages above the current one, or on small screens only to the parent page. */
export function Breadcrumbs({ label, items, current, ...native }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...native} className={styles.root}>
      <ol className={styles.list}>
        {items.map(({ href, label }) => (
          <li key={href} className={styles.item}>
            <Anchor className={styles.link} href={href}>
              {label}
            </Anchor>
            <span className={styles.separator}>
              <Icon icon={icons.chevronIcon} />
            </span>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}

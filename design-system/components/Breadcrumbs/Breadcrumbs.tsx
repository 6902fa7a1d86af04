import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Breadcrumbs.css.ts'

export interface Breadcrumb {
  label: string
  href: string
}

export interface BreadcrumbsProps {
  /** Name of the list, e.g. 'You are here'. */
  label: string
  /** From the home page down to the parent. */
  items: readonly Breadcrumb[]
  /** Title of the page shown; not a link, since it leads nowhere new. */
  current: string
}

/** Where the page stands among the others; on a phone only the way up to its parent. */
export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ href, label }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href}>
              {label}
            </a>
            <span className={styles.separator}>
              <Icon icon={icons.chevron} />
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

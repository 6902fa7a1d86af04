import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Container } from '../Container/Container.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { Menu, menuItem } from '../Menu/Menu.tsx'
import * as styles from './SiteHeader.css.ts'

export interface NavLink {
  label: string
  href: string
  /** Whether it leads to the page it stands on. */
  current?: boolean | undefined
}

export interface NavItem extends NavLink {
  /** Pages under it; the item's own page becomes the first of its menu, unless it is among them. */
  children?: readonly NavLink[] | undefined
}

export interface SiteHeaderProps {
  /** Mark and name. */
  brand: ReactNode
  /** Home in the page's language. */
  brandHref: string
  /** Says where the brand leads, e.g. 'Felcera, home'. */
  brandLabel: string
  /** The main menu, in order. */
  items: readonly NavItem[]
  /** The one thing a visitor should do; outlined, so that a page can have its own filled button. */
  action?: NavLink | undefined
  /** Lies on the page's first picture instead of above the page. */
  overPicture?: boolean | undefined
  /** Names of the menu, and of the button that opens and closes it below 1100 px. */
  labels: { readonly main: string; readonly menu: string; readonly close: string }
  languageMenu?: ReactNode
  themeMenu?: ReactNode
}

/** Brand, menu and tools; below 1100 px all but the brand folds into a sheet that opens without script. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, brandHref, brandLabel, overPicture } = props
  return (
    <header
      className={`${styles.root} ${styles.ground[overPicture ? 'picture' : 'page']}`}
      data-theme={overPicture ? 'dark' : undefined}
      data-on-picture={overPicture ? '' : undefined}
    >
      <Container>
        <div className={styles.bar}>
          <a className={styles.brand} href={brandHref} aria-label={brandLabel}>
            {brand}
          </a>
          <Wide {...props} />
          <Folded {...props} />
        </div>
      </Container>
    </header>
  )
}

function Wide({ items, action, overPicture, labels, languageMenu, themeMenu }: SiteHeaderProps) {
  return (
    <>
      <nav className={styles.links} aria-label={labels.main}>
        {items.map((item) =>
          item.children ? (
            <Menu key={item.href} text={item.label} align="start">
              {(leadsTwice(item) ? item.children : [item, ...item.children]).map((child) => (
                <Anchor key={child.href} look={menuItem} {...child} />
              ))}
            </Menu>
          ) : (
            <Anchor key={item.href} look={styles.link} {...item} />
          ),
        )}
      </nav>
      <div className={styles.tools}>
        {themeMenu}
        {languageMenu}
        {action && (
          <Button href={action.href} size="small" variant={overPicture ? 'glass' : 'secondary'}>
            {action.label}
          </Button>
        )}
      </div>
    </>
  )
}

function Folded({ items, action, labels, languageMenu, themeMenu }: SiteHeaderProps) {
  return (
    <details className={styles.folded} data-sheet="" data-menu="">
      <summary className={styles.burger}>
        <Icon icon={icons.menu} label={labels.menu} />
        <Icon icon={icons.close} label={labels.close} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={labels.main}>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                {leadsTwice(item) ? (
                  <span className={styles.sheetLink}>{item.label}</span>
                ) : (
                  <Anchor look={styles.sheetLink} {...item} />
                )}
                {item.children?.map((child) => (
                  <Anchor key={child.href} look={styles.sheetChild} {...child} />
                ))}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sheetTools}>
          {languageMenu}
          {themeMenu}
        </div>
        {action && <Button href={action.href}>{action.label}</Button>}
      </div>
    </details>
  )
}

/** Whether one of the pages under an item is the item's own. */
const leadsTwice = ({ href, children }: NavItem) => children?.some((child) => child.href === href)

function Anchor({ look, href, label, current }: NavLink & { look: string }) {
  return (
    <a className={look} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}

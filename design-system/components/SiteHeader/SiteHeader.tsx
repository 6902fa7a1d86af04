import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Container } from '../Container/Container.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx'
import type { MegaMenuColumn, MegaMenuLink } from '../MegaMenu/MegaMenu.tsx'
import { Menu, menuItem } from '../Menu/Menu.tsx'
import * as styles from './SiteHeader.css.ts'

export interface NavLink {
  label: string
  href: string
  /** Whether it leads to the page it stands on. */
  current?: boolean | undefined
  /** Stands before the words: `icons.user`. */
  icon?: IconDrawing | undefined
  /** Leaves it out for the others; who is signed in is told by `data-signed-in` on the root. */
  shownTo?: keyof typeof styles.shownTo | undefined
}

export interface NavItem extends NavLink {
  /** What the item's own page is about, beside its columns. */
  description?: string | undefined
  /** Pages under it, as a short list; the item's own page becomes the first, unless it is among them. */
  children?: readonly NavLink[] | undefined
  /** Pages under it, as a panel with headings, descriptions and pictures, in place of `children`. */
  columns?: readonly MegaMenuColumn[] | undefined
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
  /** The one thing a visitor should do; outlined, so that a page can have its own filled button; from 1280 px and in the drawer. */
  action?: NavLink | undefined
  /** Links of less weight, above the menu with the two menus below; in the drawer they end the menu. */
  utility?: { readonly label: string; readonly links: readonly NavLink[] } | undefined
  /** Lies on the page's first picture instead of above the page. */
  overPicture?: boolean | undefined
  /** Names of the menu, and of the buttons that open and close it below 1100 px. */
  labels: { readonly main: string; readonly menu: string; readonly close: string }
  /** Leads to the search, as an icon; `opens` names the SearchDialog that is shown instead where scripts run. */
  search?:
    | { readonly label: string; readonly href: string; readonly opens?: string | undefined }
    | undefined
  /** A LanguageMenu, at the end of the bar. */
  languageMenu?: ReactNode
  /** A ThemeMenu, beside it. */
  themeMenu?: ReactNode
}

/** Brand, menu and tools; below 1100 px all but the brand moves into a drawer. */
export function SiteHeader(props: SiteHeaderProps) {
  const { overPicture } = props
  return (
    <header
      className={`${styles.root} ${styles.ground[overPicture ? 'picture' : 'page']}`}
      data-theme={overPicture ? 'dark' : undefined}
      data-on-picture={overPicture ? '' : undefined}
    >
      <Container>
        <Utility {...props} />
        <div className={styles.bar}>
          <Brand {...props} />
          <Wide {...props} />
          <Folded {...props} />
        </div>
      </Container>
    </header>
  )
}

function Brand({ brand, brandHref, brandLabel }: SiteHeaderProps) {
  return (
    <a className={styles.brand} href={brandHref} aria-label={brandLabel}>
      {brand}
    </a>
  )
}

/** An icon, since everybody knows it; the words are heard. */
function Search({ search }: Pick<SiteHeaderProps, 'search'>) {
  if (!search) return undefined
  return (
    <a className={styles.search} href={search.href} data-opens-search={search.opens}>
      <Icon icon={icons.search} label={search.label} />
    </a>
  )
}

function Utility({ utility, search, languageMenu, themeMenu }: SiteHeaderProps) {
  if (!utility) return undefined
  return (
    <div className={styles.utility}>
      <nav aria-label={utility.label}>
        <ul className={styles.utilityList}>
          {utility.links.map((link) => (
            <li key={link.href} className={link.shownTo && styles.shownTo[link.shownTo]}>
              <Anchor look={styles.link} {...link} />
            </li>
          ))}
        </ul>
      </nav>
      <Search search={search} />
      {themeMenu}
      {languageMenu}
    </div>
  )
}

function Wide(props: SiteHeaderProps) {
  const { items, utility, action, overPicture, labels, search, languageMenu, themeMenu } = props
  return (
    <>
      <nav aria-label={labels.main} className={styles.links}>
        <ul className={styles.list} data-menu-bar="">
          {items.map((item) => (
            <li key={item.href}>
              <Item {...item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        {!utility && <Search search={search} />}
        {!utility && themeMenu}
        {!utility && languageMenu}
        {action && (
          <div className={styles.action}>
            <Button href={action.href} size="small" variant={overPicture ? 'glass' : 'secondary'}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

function Item(item: NavItem) {
  const { label, columns, children } = item
  if (columns)
    return (
      <MegaMenu label={label} overview={leadsTwice(item) ? undefined : item} columns={columns} />
    )
  if (!children) return <Anchor look={styles.link} {...item} />
  return (
    <Menu text={label} align="start">
      {pagesOf(item).map((page) => (
        <Anchor key={page.href} look={menuItem} {...page} />
      ))}
    </Menu>
  )
}

function Folded(props: SiteHeaderProps) {
  const { items, utility, action, labels, search, languageMenu, themeMenu } = props
  const id = useId()
  return (
    <div className={styles.folded}>
      <Search search={search} />
      <Drawer id={id} label={labels.menu} closeLabel={labels.close} header={<Brand {...props} />}>
        <nav aria-label={labels.main}>
          {items.map((item) =>
            item.columns || item.children ? (
              <Disclosure
                key={item.href}
                summary={item.label}
                name={id}
                open={pagesOf(item).some(({ current }) => current)}
              >
                {pagesOf(item).map((page) => (
                  <Anchor key={page.href} look={styles.page} {...page} />
                ))}
              </Disclosure>
            ) : (
              <Anchor key={item.href} look={styles.row} {...item} />
            ),
          )}
          {utility?.links.map((link) => (
            <Anchor key={link.href} look={styles.row} {...link} />
          ))}
          {search && <Anchor look={styles.row} label={search.label} href={search.href} />}
        </nav>
        <div className={styles.drawerTools}>
          {languageMenu}
          {themeMenu}
        </div>
        {action && <Button href={action.href}>{action.label}</Button>}
      </Drawer>
    </div>
  )
}

const under = ({ columns, children = [] }: NavItem): readonly MegaMenuLink[] =>
  columns?.flatMap(({ links }) => links) ?? children

/** Whether one of the pages under an item is the item's own. */
const leadsTwice = (item: NavItem) => under(item).some(({ href }) => href === item.href)

/** The pages under an item, its own before them. */
const pagesOf = (item: NavItem): readonly NavLink[] =>
  leadsTwice(item) ? under(item) : [item, ...under(item)]

function Anchor({ look, href, label, current, icon, shownTo }: NavLink & { look: string }) {
  const className = shownTo ? `${look} ${styles.shownTo[shownTo]}` : look
  return (
    <a className={className} href={href} aria-current={current ? 'page' : undefined}>
      {icon && <Icon icon={icon} />}
      {label}
    </a>
  )
}

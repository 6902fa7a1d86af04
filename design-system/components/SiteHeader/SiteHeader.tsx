import { useId } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Container } from '../Container/Container.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx'
import type { MegaMenuColumn, MegaMenuLink } from '../MegaMenu/MegaMenu.tsx'
import { DisclosureMenu, menuItemClass } from '../DisclosureMenu/DisclosureMenu.tsx'
import * as styles from './SiteHeader.css.ts'

export interface NavLink {
  /** Text of the link. */
  label: string
  /** URL of the page. */
  href: string
  /** The link leads to the current page. */
  current?: boolean | undefined
  /** Icon before the label, such as `icons.userIcon`. */
  icon?: IconDrawing | undefined
  /** Visitors to whom the link is shown, by default all. `data-signed-in` of the root element marks a visitor who is signed in. */
  shownTo?: keyof typeof styles.shownTo | undefined
}

export interface NavItem extends NavLink {
  /** Short description of the page of the item, which is shown beside its columns. */
  description?: string | undefined
  /** Pages below the item as a short list. The page of the item itself is added unless the list includes it. */
  children?: readonly NavLink[] | undefined
  /** Pages below the item as a panel with headings, descriptions and pictures. Set it instead of `children`. */
  columns?: readonly MegaMenuColumn[] | undefined
}

export interface SiteHeaderProps extends NativeProps<'header'> {
  /** The logo and the name. */
  brand: ReactNode
  /** URL of the home page in the current language. */
  brandHref: string
  /** Accessible name of the brand link, such as 'Felcera, home'. */
  brandLabel: string
  /** The items of the main menu in order. */
  items: readonly NavItem[]
  /** Link to the main action. It is outlined, because a page has a filled button of its own, and visible from 1280 px and in the drawer. */
  action?: NavLink | undefined
  /** Secondary links in a bar above the main menu, beside search, `themeMenu` and `languageMenu`. In the drawer, they end the menu. */
  utility?: { readonly label: string; readonly links: readonly NavLink[] } | undefined
  /** The header lies on the first picture of the page instead of above the page. */
  overPicture?: boolean | undefined
  /** Accessible names of the menu and of the buttons that open and close it below 1100 px. */
  labels: { readonly main: string; readonly menu: string; readonly close: string }
  /** Link to the search, which is shown as an icon. With script, it opens the `SearchDialog` whose id is `opens`. */
  search?:
    | { readonly label: string; readonly href: string; readonly opens?: string | undefined }
    | undefined
  /** A `LanguageMenu`, which stands at the end of the bar. */
  languageMenu?: ReactNode
  /** A `ThemeMenu`, which stands beside the `LanguageMenu`. */
  themeMenu?: ReactNode
}

/** The header of the site with logo, menu and tools. Below 1100 px, the menu and the tools except the search are in a drawer. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, brandHref, brandLabel, items, action, utility, overPicture, ...rest } = props
  const { labels, search, languageMenu, themeMenu, ...native } = rest
  const own = { brand, brandHref, brandLabel, items, action, utility, overPicture, labels }
  const parts = { ...own, search, languageMenu, themeMenu }
  return (
    <header
      {...(overPicture && { 'data-theme': 'dark', 'data-on-picture': '' })}
      {...native}
      className={`${styles.root} ${styles.ground[overPicture ? 'picture' : 'page']}`}
    >
      <Container>
        <UtilityBar {...parts} />
        <div className={styles.bar}>
          <Brand {...parts} />
          <DesktopNavigation {...parts} />
          <DrawerNavigation {...parts} />
        </div>
      </Container>
    </header>
  )
}

function Brand({ brand, brandHref, brandLabel }: SiteHeaderProps) {
  return (
    <Anchor className={styles.brand} href={brandHref} aria-label={brandLabel}>
      {brand}
    </Anchor>
  )
}

/** Search link as an icon with a visually hidden label. */
function Search({ search }: Pick<SiteHeaderProps, 'search'>) {
  if (!search) return undefined
  return (
    <Anchor className={styles.search} href={search.href} data-opens-search={search.opens}>
      <Icon icon={icons.searchIcon} label={search.label} />
    </Anchor>
  )
}

function UtilityBar({ utility, search, languageMenu, themeMenu }: SiteHeaderProps) {
  if (!utility) return undefined
  return (
    <div className={styles.utility}>
      <nav aria-label={utility.label}>
        <ul className={styles.utilityList}>
          {utility.links.map((link) => (
            <li key={link.href} className={link.shownTo && styles.shownTo[link.shownTo]}>
              <HeaderLink itemClass={styles.link} {...link} />
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

function DesktopNavigation(props: SiteHeaderProps) {
  const { items, utility, action, overPicture, labels, search, languageMenu, themeMenu } = props
  return (
    <>
      <nav aria-label={labels.main} className={styles.links}>
        <ul className={styles.list} data-menu-bar="">
          {items.map((item) => (
            <li key={item.href}>
              <MenuItem {...item} />
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

function MenuItem(item: NavItem) {
  const { label, columns, children } = item
  if (columns)
    return (
      <MegaMenu
        label={label}
        overview={includesOwnPage(item) ? undefined : item}
        columns={columns}
      />
    )
  if (!children) return <HeaderLink itemClass={styles.link} {...item} />
  return (
    <DisclosureMenu text={label} align="start">
      {withOwnPage(item).map((page) => (
        <HeaderLink key={page.href} itemClass={menuItemClass} {...page} />
      ))}
    </DisclosureMenu>
  )
}

function DrawerNavigation(props: SiteHeaderProps) {
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
                defaultOpen={withOwnPage(item).some(({ current }) => current)}
              >
                {withOwnPage(item).map((page) => (
                  <HeaderLink key={page.href} itemClass={styles.page} {...page} />
                ))}
              </Disclosure>
            ) : (
              <HeaderLink key={item.href} itemClass={styles.row} {...item} />
            ),
          )}
          {utility?.links.map((link) => (
            <HeaderLink key={link.href} itemClass={styles.row} {...link} />
          ))}
          {search && <HeaderLink itemClass={styles.row} label={search.label} href={search.href} />}
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

const subpagesOf = ({ columns, children = [] }: NavItem): readonly MegaMenuLink[] =>
  columns?.flatMap(({ links }) => links) ?? children

/** Returns true if the subpages of an item include its own page. */
const includesOwnPage = (item: NavItem) => subpagesOf(item).some(({ href }) => href === item.href)

/** Returns the subpages of an item, preceded by its own page. */
const withOwnPage = (item: NavItem): readonly NavLink[] =>
  includesOwnPage(item) ? subpagesOf(item) : [item, ...subpagesOf(item)]

function HeaderLink({
  itemClass,
  href,
  label,
  current,
  icon,
  shownTo,
}: NavLink & { itemClass: string }) {
  const className = shownTo ? `${itemClass} ${styles.shownTo[shownTo]}` : itemClass
  return (
    <Anchor className={className} href={href} aria-current={current ? 'page' : undefined}>
      {icon && <Icon icon={icon} />}
      {label}
    </Anchor>
  )
}

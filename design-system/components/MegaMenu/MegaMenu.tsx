import { Anchor } from '../Link/LinkProvider.tsx'
import { bindMenus } from '../../behaviour/menus.ts'
import type { NativeProps } from '../../nativeProps.ts'
import { useBehaviourScript } from '../../useBehaviourScript.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { chevron, summary } from '../DisclosureMenu/DisclosureMenu.css.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { PictureSource } from '../Picture/Picture.tsx'
import * as styles from './MegaMenu.css.ts'

export interface MegaMenuLink {
  /** Text of the link. */
  label: string
  /** URL of the page. */
  href: string
  /** The link leads to the current page. */
  current?: boolean | undefined
  /** Short description of the page. */
  description?: string | undefined
  /** A product on a transparent background, or a photograph. It is decorative, because the label names it. */
  picture?: PictureSource | undefined
}

export interface MegaMenuColumn {
  /** Heading of the column. */
  title?: string | undefined
  /** Links of the column in order. */
  links: readonly MegaMenuLink[]
}

export interface MegaMenuProps extends NativeProps<'details'> {
  /** Label of the menu button. */
  label: string
  /** The link to the page above those in the menu. */
  overview?: MegaMenuLink | undefined
  /** The columns of links. A column whose links have pictures is a grid of pictures. */
  columns: readonly MegaMenuColumn[]
}

/** A menu as wide as the page. It is a native `<details>` element, and arrow keys move through its links. */
export function MegaMenu({ label, overview, columns, ...native }: MegaMenuProps) {
  useBehaviourScript(bindMenus)
  return (
    <details name="menu" {...native} className={styles.root} data-menu="">
      <summary className={summary}>
        {label}
        <span className={chevron}>
          <Icon icon={icons.chevronDownIcon} />
        </span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.content}>
          {overview && (
            <Anchor
              className={styles.overview}
              href={overview.href}
              aria-current={overview.current ? 'page' : undefined}
            >
              <span className={styles.overviewLabel}>
                {overview.label}
                <Icon icon={icons.arrowIcon} />
              </span>
              {overview.description && (
                <span className={styles.description}>{overview.description}</span>
              )}
            </Anchor>
          )}
          {columns.map((column) => (
            <Column key={column.title ?? column.links[0]?.href} {...column} />
          ))}
        </div>
      </div>
    </details>
  )
}

function Column({ title, links }: MegaMenuColumn) {
  const pictured = links.some(({ picture }) => picture)
  return (
    <div className={styles.column[pictured ? 'pictures' : 'words']}>
      {title && <p className={styles.title}>{title}</p>}
      <ul className={styles.links[pictured ? 'pictures' : 'words']}>
        {links.map((link) => (
          <li key={link.href}>
            <Entry {...link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ label, href, current, description, picture }: MegaMenuLink) {
  return (
    <Anchor className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      {picture && <Tile source={picture} />}
      <span className={styles.label}>{label}</span>
      {description && <span className={styles.description}>{description}</span>}
    </Anchor>
  )
}

/** Photographs, which have a placeholder, fill their tile; products are contained in it. */
function Tile({ source }: { source: PictureSource }) {
  const fit = source.placeholder ? 'cover' : 'contain'
  return (
    <span className={styles.picture[fit]}>
      <Picture source={source} alt="" sizes="12rem" fit={fit} />
    </span>
  )
}

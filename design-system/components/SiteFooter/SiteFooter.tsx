import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import type { NavLink } from '../SiteHeader/SiteHeader.tsx'
import * as styles from './SiteFooter.css.ts'

export interface FooterColumn {
  /** Heading of the column. */
  title: string
  links: readonly NavLink[]
}

export interface SiteFooterProps {
  /** Mark and name. */
  brand: ReactNode
  /** Home in the page's language. */
  brandHref: string
  /** Says where the brand leads. */
  brandLabel: string
  /** The form for the newsletter, or anything else to stand under the brand. */
  newsletter?: ReactNode
  /** Four at most. */
  columns: readonly FooterColumn[]
  /** Who owns the page, since when. */
  note: string
  /** Privacy, terms and the like. */
  legal: readonly NavLink[]
  /** Stands at the end of the last line, e.g. cookie settings. */
  end?: ReactNode
  /** Names of the two lists of links. */
  labels: { readonly links: string; readonly legal: string }
}

/** The end of every page: where else to go, and what the law asks for. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, brandHref, brandLabel, newsletter, columns, note, legal, end, labels } = props
  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.intro}>
            <a className={styles.brand} href={brandHref} aria-label={brandLabel}>
              {brand}
            </a>
            {newsletter}
          </div>
          <nav className={styles.cells} aria-label={labels.links}>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles.title}>{title}</h2>
                <List links={links} />
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.legal}>
          <span>{note}</span>
          <nav className={styles.cells} aria-label={labels.legal}>
            {legal.map((link) => (
              <Anchor key={link.href} {...link} />
            ))}
          </nav>
          {end && <div className={styles.end}>{end}</div>}
        </div>
      </Container>
    </footer>
  )
}

function List({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Anchor {...link} />
        </li>
      ))}
    </ul>
  )
}

function Anchor({ href, label, current }: NavLink) {
  return (
    <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}

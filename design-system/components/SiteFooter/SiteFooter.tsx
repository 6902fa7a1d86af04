import type { ReactNode } from 'react'
import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Container } from '../Container/Container.tsx'
import type { NavLink } from '../SiteHeader/SiteHeader.tsx'
import * as styles from './SiteFooter.css.ts'

export interface FooterColumn {
  /** Heading of the column. */
  title: string
  /** Links of the column in order. */
  links: readonly NavLink[]
}

export interface SiteFooterProps extends NativeProps<'footer'> {
  /** The logo and the name. */
  brand: ReactNode
  /** URL of the home page in the current language. */
  brandHref: string
  /** Accessible name of the brand link. */
  brandLabel: string
  /** Newsletter form or other content below the brand. */
  newsletter?: ReactNode
  /** Columns of links, at most five. */
  columns: readonly FooterColumn[]
  /** Copyright notice. */
  note: string
  /** Legal links, such as privacy and terms. */
  legal: readonly NavLink[]
  /** Registrations of the site with authorities, which link to their registers. */
  registrations?: readonly NavLink[]
  /** Accessible names of the navigation of columns and of that of legal links. */
  labels: { readonly links: string; readonly legal: string }
}

/** The footer of the site with its navigation and legal links. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, brandHref, brandLabel, newsletter, columns, note, legal, labels, ...rest } = props
  const { registrations = [], ...native } = rest
  return (
    <footer {...native} className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.intro}>
            <Anchor className={styles.brand} href={brandHref} aria-label={brandLabel}>
              {brand}
            </Anchor>
            {newsletter}
          </div>
          <nav className={styles.cells} aria-label={labels.links}>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles.title}>{title}</h2>
                <LinkList links={links} />
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.legal}>
          <span>{note}</span>
          <nav className={styles.cells} aria-label={labels.legal}>
            {legal.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </nav>
          {registrations.length > 0 && (
            <div className={styles.registrations}>
              {registrations.map((link) => (
                <FooterLink key={link.href} {...link} />
              ))}
            </div>
          )}
        </div>
      </Container>
    </footer>
  )
}

function LinkList({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <FooterLink {...link} />
        </li>
      ))}
    </ul>
  )
}

function FooterLink({ href, label, current }: NavLink) {
  return (
    <Anchor className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </Anchor>
  )
}

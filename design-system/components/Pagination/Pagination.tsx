import * as styles from './Pagination.css.ts'

export interface PageLink {
  /** The page's number, or a word for `previous` and `next`. */
  label: string
  href: string
  /** Whether it is the page shown. */
  current?: boolean | undefined
}

export interface PaginationProps {
  /** What is paged through, e.g. 'Pages of the news'. */
  label: string
  pages: readonly PageLink[]
  /** Not on the first page. */
  previous?: PageLink | undefined
  /** Not on the last page. */
  next?: PageLink | undefined
}

/** Links through the pages of a list. */
export function Pagination({ label, pages, previous, next }: PaginationProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      {previous && <Anchor {...previous} rel="prev" />}
      {pages.map((page) => (
        <Anchor key={page.href} {...page} />
      ))}
      {next && <Anchor {...next} rel="next" />}
    </nav>
  )
}

function Anchor({ label, href, current, rel }: PageLink & { rel?: string }) {
  return (
    <a className={styles.link} href={href} rel={rel} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}

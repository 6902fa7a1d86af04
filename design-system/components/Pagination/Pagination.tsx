import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
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
  /** All of them, in order; of many only the first, the last and those around the one shown are drawn. */
  pages: readonly PageLink[]
  /** Not on the first page. */
  previous?: PageLink | undefined
  /** Not on the last page. */
  next?: PageLink | undefined
}

/** Links through the pages of a list. */
export function Pagination({ label, pages, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.root}>
        {previous && (
          <li>
            <a className={styles.end} href={previous.href} rel="prev">
              <span className={styles.back}>
                <Icon icon={icons.arrow} />
              </span>
              <span className={styles.word}>{previous.label}</span>
            </a>
          </li>
        )}
        {shortened(pages).map((page, index) =>
          page ? (
            <li key={page.href}>
              <a
                className={styles.page}
                href={page.href}
                aria-current={page.current ? 'page' : undefined}
              >
                {page.label}
              </a>
            </li>
          ) : (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`} className={styles.gap} aria-hidden>
              …
            </li>
          ),
        )}
        {next && (
          <li>
            <a className={styles.end} href={next.href} rel="next">
              <span className={styles.word}>{next.label}</span>
              <Icon icon={icons.arrow} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The pages that are drawn; a gap stands for two or more. */
function shortened(pages: readonly PageLink[]): readonly (PageLink | undefined)[] {
  const last = pages.length - 1
  const here = pages.findIndex(({ current }) => current)
  const kept = (index: number) => index === 0 || index === last || Math.abs(index - here) <= 1
  return pages.flatMap((page, index) => {
    if (kept(index) || (kept(index - 1) && kept(index + 1))) return [page]
    return kept(index - 1) ? [undefined] : []
  })
}

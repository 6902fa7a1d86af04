import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Pagination.css.ts'

export interface PaginationLink {
  /** Number of the page, or the text of `previous` and `next`. */
  label: string
  /** URL of the page, unique among `pages`. */
  href: string
  /** The page is the current one. */
  current?: boolean | undefined
}

export interface PaginationProps extends NativeProps<'nav'> {
  /** Accessible name of the navigation, such as 'Pages of the news'. */
  label: string
  /** All pages in order, of which only the first, the last and those next to the current one are shown. */
  pages: readonly PaginationLink[]
  /** The previous page. Omit it on the first page. */
  previous?: PaginationLink | undefined
  /** The next page. Omit it on the last page. */
  next?: PaginationLink | undefined
}

/** Links to the pages of a list. */
export function Pagination({ label, pages, previous, next, ...native }: PaginationProps) {
  return (
    <nav aria-label={label} {...native}>
      <ul className={styles.root}>
        {previous && (
          <li>
            <Anchor className={styles.previousOrNextLink} href={previous.href} rel="prev">
              <span className={styles.previousArrow}>
                <Icon icon={icons.arrowIcon} />
              </span>
              <span className={styles.label}>{previous.label}</span>
            </Anchor>
          </li>
        )}
        {shortenPages(pages).map((page, index) =>
          page ? (
            <li key={page.href}>
              <Anchor
                className={styles.page}
                href={page.href}
                aria-current={page.current ? 'page' : undefined}
              >
                {page.label}
              </Anchor>
            </li>
          ) : (
            <li
              key={`gap-${index < 2 ? 'before' : 'after'}`}
              className={styles.ellipsis}
              aria-hidden
            >
              …
            </li>
          ),
        )}
        {next && (
          <li>
            <Anchor className={styles.previousOrNextLink} href={next.href} rel="next">
              <span className={styles.label}>{next.label}</span>
              <Icon icon={icons.arrowIcon} />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Shortens the list of pages; a gap replaces two or more. */
function shortenPages(pages: readonly PaginationLink[]): readonly (PaginationLink | undefined)[] {
  const last = pages.length - 1
  const currentIndex = pages.findIndex(({ current }) => current)
  const isKept = (index: number) =>
    index === 0 || index === last || Math.abs(index - currentIndex) <= 1
  return pages.flatMap((page, index) => {
    if (isKept(index) || (isKept(index - 1) && isKept(index + 1))) return [page]
    return isKept(index - 1) ? [undefined] : []
  })
}

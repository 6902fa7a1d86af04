import { Pagination } from '#design-system'

interface PagesOfAListProps {
  /** Number of the page that is shown, beginning with 1. */
  page: number
  pageCount: number
}

export function PagesOfAList({ page, pageCount }: PagesOfAListProps) {
  if (pageCount < 2) return null
  const linkTo = (to: number, label = String(to)) => ({
    label,
    // The first page has the address of the list.
    href: to === 1 ? '/news' : `/news?page=${to}`,
    current: to === page,
  })
  return (
    <Pagination
      label="Pages of the news"
      pages={Array.from({ length: pageCount }, (_, index) => linkTo(index + 1))}
      previous={page > 1 ? linkTo(page - 1, 'Previous') : undefined}
      next={page < pageCount ? linkTo(page + 1, 'Next') : undefined}
    />
  )
}

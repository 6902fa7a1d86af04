import type { PageSummary } from '../../api/site.ts'

/** Address with its page and the addresses below it. */
export interface PageTreeNode {
  readonly path: string
  /** Absent for an address that only leads to others. */
  readonly page?: PageSummary
  readonly children: readonly PageTreeNode[]
}

/** Arranges pages as a tree by their addresses, sorted; a draft version stands beside its page. */
export const createPageTree = (pages: readonly PageSummary[]): readonly PageTreeNode[] =>
  nodesBelow('', sortPages(pages))

/** Returns whether a page stands below an address. */
export const hasPageBelow = ({ children }: PageTreeNode, id: string): boolean =>
  children.some((child) => child.page?.id === id || hasPageBelow(child, id))

/** Sorts pages by their addresses; a draft version comes after its page. */
export const sortPages = (pages: readonly PageSummary[]): readonly PageSummary[] =>
  pages.toSorted((a, b) => (`${a.path} ${a.id}` < `${b.path} ${b.id}` ? -1 : 1))

function nodesBelow(parent: string, pages: readonly PageSummary[]): readonly PageTreeNode[] {
  const byAddress = Map.groupBy(
    pages,
    ({ path }) => `${parent}/${path.slice(parent.length).split('/')[1] ?? ''}`,
  )
  return [...byAddress].flatMap(([path, all]): readonly PageTreeNode[] => {
    const [page, ...versions] = all.filter((one) => one.path === path)
    const below = all.filter((one) => one.path !== path)
    return [
      { path, ...(page && { page }), children: nodesBelow(path, below) },
      ...versions.map((version) => ({ path, page: version, children: [] })),
    ]
  })
}

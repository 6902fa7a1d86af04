import { Button, icons } from '#design-system'
import { type ReactNode, useId, useState } from 'react'
import type { PageSummary } from '../../api/site.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { readClosedPageBranches, storePageBranchState } from './closedBranches.ts'
import { hasPageBelow, type PageTreeNode } from './pageTree.ts'
import * as styles from './pages.css.ts'

interface PageTreeProps {
  nodes: readonly PageTreeNode[]
  /** Page from which the author comes, whose branch is open. */
  left: string | undefined
  renderRow: (page: PageSummary) => ReactNode
}

/** Nested lists of pages by address; the pages below an address can be hidden, also for the next visit. */
export const PageTree = ({ nodes, ...props }: PageTreeProps) => (
  <ul className={styles.list}>
    {nodes.map((node) => (
      <PageTreeItem key={node.page?.id ?? node.path} node={node} {...props} />
    ))}
  </ul>
)

interface PageTreeItemProps extends Omit<PageTreeProps, 'nodes'> {
  node: PageTreeNode
}

function PageTreeItem({ node, left, renderRow }: PageTreeItemProps) {
  const { path, page, children } = node
  const t = useEditorTexts()
  const [chosen, setChosen] = useState<boolean>()
  const isLeftBelow = left !== undefined && hasPageBelow(node, left)
  const isOpen = chosen ?? (isLeftBelow || !readClosedPageBranches().has(path))
  const toggle = () => {
    storePageBranchState(path, !isOpen)
    setChosen(!isOpen)
  }
  const below = useId()
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.toggle}>
          {children.length > 0 && (
            <Button
              size="small"
              variant="quiet"
              icon={icons.chevronIcon}
              label={t.pagesBelow(path)}
              aria-expanded={isOpen}
              aria-controls={below}
              onClick={toggle}
            />
          )}
        </span>
        {page ? renderRow(page) : <span className={styles.folder}>{path}</span>}
      </div>
      {children.length > 0 && (
        <div className={styles.childPages} id={below} hidden={!isOpen}>
          <PageTree nodes={children} {...{ left, renderRow }} />
        </div>
      )}
    </li>
  )
}

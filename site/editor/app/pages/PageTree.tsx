import { Button, icons } from '#design-system'
import { type ReactNode, useId, useState } from 'react'
import type { PageSummary } from '../../api/site.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { PageTreeNode } from './pageTree.ts'
import * as styles from './pages.css.ts'

interface PageTreeProps {
  nodes: readonly PageTreeNode[]
  renderRow: (page: PageSummary) => ReactNode
}

/** Nested lists of pages by address; the pages below an address can be hidden. */
export const PageTree = ({ nodes, renderRow }: PageTreeProps) => (
  <ul className={styles.list}>
    {nodes.map((node) => (
      <PageTreeItem key={node.page?.id ?? node.path} node={node} renderRow={renderRow} />
    ))}
  </ul>
)

function PageTreeItem({ node, renderRow }: { node: PageTreeNode } & Omit<PageTreeProps, 'nodes'>) {
  const { path, page, children } = node
  const t = useEditorTexts()
  const [isOpen, setOpen] = useState(true)
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
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </span>
        {page ? renderRow(page) : <span className={styles.folder}>{path}</span>}
      </div>
      {children.length > 0 && (
        <div className={styles.below} id={below} hidden={!isOpen}>
          <PageTree nodes={children} renderRow={renderRow} />
        </div>
      )}
    </li>
  )
}

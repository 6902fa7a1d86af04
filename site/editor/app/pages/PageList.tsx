import { Button, icons, Input, Select } from '#design-system'
import { useState } from 'react'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import type { PageSummary, EditorSiteResponse } from '../../api/site.ts'
import { getInitialPageSearch } from '../openedPage.ts'
import { HistoryDialog } from '../save/HistoryDialog.tsx'
import { listPagesWithDrafts } from '../state/storedDraft.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { EditorMenu } from '../EditorMenu.tsx'
import { FragmentList } from './FragmentList.tsx'
import { PageOperationDialog, type PageOperationKind } from './PageOperationDialog.tsx'
import { PageRow, sumValues } from './PageRow.tsx'
import { createPageTree, sortPages } from './pageTree.ts'
import { PageTree } from './PageTree.tsx'
import { PreviewLinksDialog } from './PreviewLinksDialog.tsx'
import * as styles from './pages.css.ts'

interface PageListProps {
  site: EditorSiteResponse
  /** Page from which the author comes, whose row gets the focus. */
  left: string | undefined
  /** Reads the list again after a page was created, renamed or removed. */
  onChanged: () => void
  /** Opens the translators' view of the site. */
  onTranslations: () => void
}

const filters = ['all', 'draft', 'problems', 'missing'] as const
type Filter = (typeof filters)[number]

const isShown = ({ status, errors, missing, stale }: PageSummary, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'draft' && status !== 'published') ||
  (filter === 'problems' && errors > 0) ||
  (filter === 'missing' && sumValues(missing) + sumValues(stale) > 0)

/** All pages as a tree by address, with status and missing texts; matches of a search or filter as a list. */
export function PageList({ site, left, onChanged, onTranslations }: PageListProps) {
  const t = useEditorTexts()
  const [query, setQuery] = useState(getInitialPageSearch)
  const [filter, setFilter] = useState<Filter>('all')
  const [operation, setOperation] = useState<{ kind: PageOperationKind; page?: string }>()
  const [showsHistory, setShowsHistory] = useState(false)
  const [previewed, setPreviewed] = useState<string>()
  const drafts = listPagesWithDrafts()
  const words = query.toLowerCase().split(/\s+/)
  const found = site.pages
    .filter((page) => isShown(page, filter))
    .filter(({ id, path, title, sections }) => {
      const text = [id, path, title, ...sections].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
  const renderRow = (page: PageSummary) => (
    <PageRow
      page={page}
      isLeft={page.id === left}
      isUnsaved={drafts.has(page.id)}
      hasDraft={site.pages.some(({ id }) => getPublishedPageId(id) === page.id)}
      onOperation={(kind) => setOperation({ kind, page: page.id })}
      onPreviewLinks={() => setPreviewed(page.id)}
    />
  )
  const filterLabels: Readonly<Record<Filter, string>> = {
    all: t.filterAll,
    draft: t.filterDraft,
    problems: t.filterProblems,
    missing: t.filterMissing,
  }
  return (
    <main className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {site.brand} <span className={styles.muted}>{t.pages}</span>
        </h1>
        <Button variant="secondary" icon={icons.languageIcon} onClick={onTranslations}>
          {t.translations}
        </Button>
        <Button icon={icons.plusIcon} onClick={() => setOperation({ kind: 'create' })}>
          {t.newPage}
        </Button>
        <EditorMenu
          items={[{ id: 'history', label: t.history, onSelect: () => setShowsHistory(true) }]}
        />
      </header>
      <div className={styles.tools}>
        <Input
          label={t.searchPages}
          type="search"
          name="pages"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Select
          label={t.status}
          name="status"
          options={filters.map((value) => ({ value, label: filterLabels[value] }))}
          value={filter}
          onChange={({ target }) => setFilter(filters.find((one) => one === target.value) ?? 'all')}
        />
      </div>
      <p className={styles.count} role="status">
        {t.pageCount(found.length)}
      </p>
      {query === '' && filter === 'all' ? (
        <PageTree nodes={createPageTree(found)} {...{ left, renderRow }} />
      ) : (
        <ul className={styles.list}>
          {sortPages(found).map((page) => (
            <li key={page.id} className={styles.row}>
              {renderRow(page)}
            </li>
          ))}
        </ul>
      )}
      <FragmentList fragments={site.fragments} query={query} hasDraft={(id) => drafts.has(id)} />
      {showsHistory && (
        <HistoryDialog onClose={() => setShowsHistory(false)} onUndone={onChanged} />
      )}
      {previewed !== undefined && (
        <PreviewLinksDialog page={previewed} onClose={() => setPreviewed(undefined)} />
      )}
      {operation && (
        <PageOperationDialog
          {...operation}
          onClose={() => setOperation(undefined)}
          onDone={onChanged}
        />
      )}
    </main>
  )
}

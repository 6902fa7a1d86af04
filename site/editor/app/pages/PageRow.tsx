import { Badge } from '#design-system'
import type { PageSummary } from '../../api/site.ts'
import { openPage } from '../openedPage.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { PageOperationKind } from './PageOperationDialog.tsx'
import { PageOperationsMenu } from './PageOperationsMenu.tsx'
import * as styles from './pages.css.ts'

interface PageRowProps {
  page: PageSummary
  /** The author comes from this page: its button gets the focus. */
  isLeft: boolean
  /** The browser keeps unsaved changes of it. */
  isUnsaved: boolean
  /** The page has a draft version. */
  hasDraft: boolean
  onOperation: (kind: PageOperationKind) => void
  /** Shows links for reviewers. */
  onPreviewLinks: () => void
}

/** Page in the list: button that opens it, status, missing texts, and operations. */
export function PageRow({ page, isLeft, isUnsaved, ...operations }: PageRowProps) {
  return (
    <>
      <button
        ref={isLeft ? focusElement : null}
        className={styles.page}
        type="button"
        onClick={() => openPage(page.id)}
      >
        <span className={styles.name}>{page.title}</span>
        <span className={styles.path}>{page.path}</span>
      </button>
      <PageState page={page} isUnsaved={isUnsaved} />
      <PageOperationsMenu page={page} {...operations} />
    </>
  )
}

/** Ref of the element that has the focus at first. */
const focusElement = (element: HTMLElement | null): void => element?.focus()

/** Adds up numbers by name. */
export const sumValues = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0)

function PageState({ page, isUnsaved }: Pick<PageRowProps, 'page' | 'isUnsaved'>) {
  const t = useEditorTexts()
  const { status, errors, missing, stale } = page
  const labels = { draft: t.draft, scheduled: t.scheduled, expired: t.expired }
  return (
    <span className={styles.state}>
      {isUnsaved && <Badge tone="info">{t.unsaved}</Badge>}
      {status !== 'published' && <Badge>{labels[status]}</Badge>}
      {errors > 0 && <Badge tone="error">{t.problems(errors)}</Badge>}
      {sumValues(missing) > 0 && <Badge tone="warning">{t.missingWords(sumValues(missing))}</Badge>}
      {sumValues(stale) > 0 && <Badge tone="warning">{t.staleWords(sumValues(stale))}</Badge>}
    </span>
  )
}

import { Badge } from '#design-system'
import { getFragmentDocumentId } from '../../api/fragments.ts'
import type { FragmentSummary } from '../../api/site.ts'
import { openPage } from '../openedPage.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './pages.css.ts'

interface FragmentListProps {
  fragments: Readonly<Record<string, FragmentSummary>>
  /** Search words: only fragments with these in their names are listed. */
  query: string
  hasDraft: (id: string) => boolean
}

/** The fragments below the pages. */
export function FragmentList({ fragments, query, hasDraft }: FragmentListProps) {
  const t = useEditorTexts()
  const words = query.toLowerCase().split(/\s+/)
  const found = Object.entries(fragments).filter(([name]) =>
    words.every((word) => t.fragment(name).toLowerCase().includes(word)),
  )
  if (found.length === 0) return null
  return (
    <section aria-label={t.fragments}>
      <h2 className={styles.heading}>{t.fragments}</h2>
      <ul className={styles.list}>
        {found.map(([name, { shownOn, errors }]) => (
          <li key={name} className={styles.row}>
            <button
              className={styles.page}
              type="button"
              onClick={() => openPage(getFragmentDocumentId(name))}
            >
              <span className={styles.name}>{t.fragment(name)}</span>
              <span className={styles.path}>{t.shownOnPages(shownOn.length)}</span>
            </button>
            <span className={styles.state}>
              {hasDraft(getFragmentDocumentId(name)) && <Badge tone="info">{t.unsaved}</Badge>}
              {errors > 0 && <Badge tone="error">{t.problems(errors)}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

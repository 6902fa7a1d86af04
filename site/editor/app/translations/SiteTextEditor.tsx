import { Badge, Button } from '#design-system'
import type { MessageCatalogueName } from '#data/locale/locales.ts'
import type { EditorProblem } from '../../api/problems.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import type { TranslationReviewPayload, MessageTranslationEntry } from '../../api/translations.ts'
import { openPage } from '../openedPage.ts'
import { formatProblemKey } from '../problems/problemPlaces.ts'
import type { TextsByCatalogue } from '../state/pageDocument.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { formatSiteTextName, SiteTextField } from './SiteTextField.tsx'
import { getSavedTranslation } from './useUnsavedSiteTexts.ts'
import * as problemStyles from '../problems/problems.css.ts'
import * as styles from './translations.css.ts'

interface SiteTextEditorProps {
  /** Names and values that fields offer as options. */
  site: Pick<EditorSiteResponse, 'names' | 'terms'>
  row: MessageTranslationEntry
  /** English and the translations that are shown. */
  catalogues: readonly MessageCatalogueName[]
  /** Texts that are not saved. */
  words: TextsByCatalogue
  problems: readonly EditorProblem[]
  /** The picture shows it. */
  isChosen: boolean
  onEdit: (row: MessageTranslationEntry, catalogue: string, text: string) => void
  onReview: (review: TranslationReviewPayload) => void
}

/** A text in its languages with places, problems and the pages that show it. */
export function SiteTextEditor(props: SiteTextEditorProps) {
  const t = useEditorTexts()
  const { row, catalogues, words, isChosen, site } = props
  const textIn = (code: string) => words[code]?.[row.id] ?? getSavedTranslation(row, code)
  const own = props.problems.filter(({ messages }) => messages.includes(row.id))
  return (
    <>
      <span className={styles.place}>
        {row.notes.slice(0, 2).map(t.problem).join(' ')} <code className={styles.id}>{row.id}</code>
      </span>
      <div className={styles.columns}>
        {catalogues.map((code) => (
          <div key={code}>
            <SiteTextField
              site={site}
              id={row.id}
              catalogue={code}
              text={textIn(code)}
              english={textIn('en')}
              onEdit={(text) => props.onEdit(row, code, text)}
            />
            {code !== 'en' && <ReviewState {...props} language={code} />}
          </div>
        ))}
      </div>
      {own.length > 0 && (
        <ul className={problemStyles.notes} role="status">
          {own.map((problem) => (
            <li key={formatProblemKey(problem)} className={problemStyles.note[problem.severity]}>
              {t.problem(problem.what)} {t.problem(problem.fix)}
            </li>
          ))}
        </ul>
      )}
      <span className={styles.links}>
        <Button size="small" variant="quiet" aria-pressed={isChosen}>
          {t.showProblem}
        </Button>
        {row.pages.slice(0, 3).map((page) => (
          <Button key={page} size="small" variant="quiet" onClick={() => openPage(page)}>
            {page}
          </Button>
        ))}
      </span>
    </>
  )
}

interface ReviewStateProps extends SiteTextEditorProps {
  language: TranslationReviewPayload['language']
}

/** State of a translation in the files, with the review states that can be set. */
function ReviewState({ row, words, language, onReview }: ReviewStateProps) {
  const t = useEditorTexts()
  const state = row.translations[language]?.state
  const isEdited = [language, 'en'].some((code) => words[code]?.[row.id] !== undefined)
  if (state === undefined || isEdited) return null
  const labels = {
    missing: t.missing,
    stale: t.stale,
    unreviewed: t.unreviewed,
    reviewed: t.reviewed,
  }
  const decide = (decision: TranslationReviewPayload['decision']) => {
    onReview({ language, ids: [row.id], decision })
    // The button disappears with the state.
    document.querySelector<HTMLElement>(`[name="${formatSiteTextName(row.id, language)}"]`)?.focus()
  }
  return (
    <span className={styles.links}>
      <Badge>{labels[state]}</Badge>
      {state === 'stale' && (
        <Button size="small" variant="quiet" onClick={() => decide('accepted')}>
          {t.stillRight}
        </Button>
      )}
      {(state === 'unreviewed' || state === 'stale') && (
        <Button size="small" variant="quiet" onClick={() => decide('reviewed')}>
          {t.markReviewed}
        </Button>
      )}
    </span>
  )
}

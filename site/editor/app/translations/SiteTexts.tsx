import { Badge, Button, icons, Progress, Select, Spinner } from '#design-system'
import { useEffect, useState } from 'react'
import { locales } from '#data/locale/locales.ts'
import type { TranslationText } from '../../api/calls.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import { callEditorServer } from '../client.ts'
import { openPage } from '../openedPage.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { splitTextAtTerms } from './splitTextAtTerms.ts'
import { computeLengthPercentage } from './TranslationNotes.tsx'
import { TextScreenshot } from './TextScreenshot.tsx'
import * as pages from '../pages/pages.css.ts'
import * as styles from './translations.css.ts'

const states = ['missing', 'stale', 'unreviewed'] as const

/** Most texts shown at once. */
const limit = 200

interface SiteTextsProps {
  site: EditorSiteResponse
  onClose: () => void
}

/** Texts of the whole site that need work; each leads to a page that shows it, and the chosen one is shown where it stands. */
export function SiteTexts({ site, onClose }: SiteTextsProps) {
  const t = useEditorTexts()
  const [texts, setTexts] = useState<readonly TranslationText[]>()
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<string>('missing')
  const [catalogue, setCatalogue] = useState<string>('')
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    callEditorServer('translations', {}).then(
      (answer) => setTexts(answer.texts),
      (error: Error) => setFailure(error.message),
    )
  }, [])
  const { terms } = site
  const labels = { missing: t.missing, stale: t.stale, unreviewed: t.unreviewed }
  const found = (texts ?? []).filter(
    (text) => text.state === state && (catalogue === '' || text.catalogue === catalogue),
  )
  const pictured = found.find((text) => keyOf(text) === chosen) ?? found[0]
  const catalogues = [...new Set((texts ?? []).map((text) => text.catalogue))]
  return (
    <main className={styles.site}>
      <header className={pages.head}>
        <Button variant="quiet" size="small" icon={icons.chevronBackIcon} onClick={onClose}>
          {t.pages}
        </Button>
        <h1 className={pages.title}>{t.translations}</h1>
      </header>
      <div className={pages.tools}>
        <Select
          label={t.state}
          name="state"
          options={states.map((value) => ({
            value,
            label: `${labels[value]} (${(texts ?? []).filter((text) => text.state === value).length})`,
          }))}
          value={state}
          onChange={({ target }) => setState(target.value)}
        />
        <Select
          label={t.language}
          name="language"
          placeholder={t.filterAll}
          options={catalogues.map((code) => ({ value: code, label: locales[code].name }))}
          value={catalogue}
          onChange={({ target }) => setCatalogue(target.value)}
        />
      </div>
      <div className={styles.head}>
        {catalogues.map((code) => {
          const all = (texts ?? []).filter((text) => text.catalogue === code)
          const done = all.filter((text) => text.state !== 'missing' && text.state !== 'stale')
          return (
            <Progress
              key={code}
              as="meter"
              label={locales[code].name}
              value={done.length}
              max={all.length}
              valueText={t.progress(done.length, all.length)}
            />
          )
        })}
      </div>
      {failure !== undefined && <p role="alert">{t.problem(failure)}</p>}
      {!texts && failure === undefined && <Spinner label={t.loading} />}
      {texts && found.length === 0 && <p>{t.noMatch}</p>}
      {pictured && (
        <div className={styles.picture}>
          <TextScreenshot site={site} text={pictured} />
        </div>
      )}
      <ul className={styles.siteList}>
        {found.slice(0, limit).map((one) => (
          <li
            key={keyOf(one)}
            className={styles.row}
            data-chosen={one === pictured || undefined}
            onFocus={() => setChosen(keyOf(one))}
          >
            <SiteText {...{ terms }} text={one} isChosen={one === pictured} />
          </li>
        ))}
      </ul>
    </main>
  )
}

/** Identifies a text in one language. */
const keyOf = ({ id, catalogue }: TranslationText): string => `${catalogue} ${id}`

interface SiteTextProps {
  /** Words of the term list, by catalogue. */
  terms: EditorSiteResponse['terms']
  text: TranslationText
  /** The picture shows it. */
  isChosen: boolean
}

/** A text beside the English one, with its places and the pages that show it. */
function SiteText({ terms, text: shown, isChosen }: SiteTextProps) {
  const t = useEditorTexts()
  const { id, catalogue: code, english, text, notes, pages: on } = shown
  return (
    <>
      <span className={styles.place}>
        <Badge>{code.toUpperCase()}</Badge> {notes.slice(0, 2).join('; ')}{' '}
        <code className={styles.id}>{id}</code>
      </span>
      <div className={styles.texts}>
        <MarkedTerms text={english} terms={terms['en'] ?? []} />
        <div lang={locales[code].textTag}>
          <MarkedTerms text={text ?? '–'} terms={terms[code] ?? []} />
        </div>
      </div>
      {text !== null && (
        <p className={styles.notes}>{t.ofEnglish(computeLengthPercentage(text, english))}</p>
      )}
      <span className={styles.links}>
        <Button size="small" variant="quiet" aria-pressed={isChosen}>
          {t.showProblem}
        </Button>
        {on.slice(0, 3).map((page) => (
          <Button key={page} size="small" variant="quiet" onClick={() => openPage(page)}>
            {page}
          </Button>
        ))}
      </span>
    </>
  )
}

function MarkedTerms({ text, terms }: { text: string; terms: readonly string[] }) {
  return (
    <p>
      {splitTextAtTerms(text, terms).map((part, index) =>
        part.isTerm ? (
          <mark key={index} className={styles.term}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}

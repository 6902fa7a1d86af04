import { Alert, Button, Dialog, icons, Input, Progress, Select, Spinner } from '#design-system'
import { useState } from 'react'
import { completeCatalogues, locales, type MessageCatalogueName } from '#data/locale/locales.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import { translationLanguages, type MessageTranslationEntry } from '../../api/translations.ts'
import { type ChosenConflictSides, SaveConflictList } from '../save/SaveConflictList.tsx'
import { useEditorTexts } from '../texts/texts.ts'
import { SiteTextEditor } from './SiteTextEditor.tsx'
import { TextScreenshot } from './TextScreenshot.tsx'
import { useUnsavedSiteTexts } from './useUnsavedSiteTexts.ts'
import * as pages from '../pages/pages.css.ts'
import * as styles from './translations.css.ts'

/** Number of texts that are shown at first, and more each time. */
const step = 50

const states = ['missing', 'stale', 'unreviewed', 'reviewed'] as const

interface Filters {
  /** Empty for all. */
  readonly state: string
  readonly language: MessageCatalogueName
  readonly query: string
}

interface SiteTextsProps {
  site: EditorSiteResponse
  onClose: () => void
}

/** Lists all messages of the site, including those that no page uses, with a preview of the selected one on its page. */
export function SiteTexts({ site, onClose }: SiteTextsProps) {
  const t = useEditorTexts()
  const { rows = [], ...texts } = useUnsavedSiteTexts()
  const [filters, setFilters] = useState<Filters>({ state: 'missing', language: 'de', query: '' })
  /** Ids that the filters found in the texts as they were then, so that none disappears while it is edited. */
  const [listed, setListed] = useState<ReadonlySet<string>>()
  const [most, setMost] = useState(step)
  const [chosen, setChosen] = useState<string>()
  const { language } = filters
  if (rows.length > 0 && !listed) setListed(findIds(rows, filters))
  const filter = (change: Partial<Filters>) => {
    const next = { ...filters, ...change }
    setFilters(next)
    setListed(rows.length > 0 ? findIds(rows, next) : undefined)
    setMost(step)
  }
  const found = rows.filter(({ id }) => listed?.has(id))
  const shown = found.slice(0, most)
  const pictured = shown.find(({ id }) => id === chosen) ?? shown[0]
  const labels = {
    missing: t.missing,
    stale: t.stale,
    unreviewed: t.unreviewed,
    reviewed: t.reviewed,
  }
  const countOf = (state: string) =>
    rows.filter(({ translations }) => translations[language]?.state === state).length
  return (
    <main className={styles.site}>
      <header className={pages.head}>
        <Button variant="quiet" size="small" icon={icons.chevronBackIcon} onClick={onClose}>
          {t.pages}
        </Button>
        <h1 className={pages.title}>{t.translations}</h1>
        {texts.count > 0 && (
          <Button variant="secondary" onClick={texts.discard}>
            {t.discard}
          </Button>
        )}
        <Button
          disabled={texts.count === 0}
          loading={texts.isSaving && t.saving}
          onClick={() => void texts.save()}
        >
          {t.saveTexts(texts.count)}
        </Button>
      </header>
      <div className={pages.tools}>
        <Input
          label={t.searchTexts}
          name="query"
          type="search"
          value={filters.query}
          onChange={({ target }) => filter({ query: target.value })}
        />
        <Select
          label={t.state}
          name="state"
          options={[
            { value: '', label: t.allStates },
            ...states.map((value) => ({ value, label: `${labels[value]} (${countOf(value)})` })),
          ]}
          value={filters.state}
          onChange={({ target }) => filter({ state: target.value })}
        />
        <Select
          label={t.language}
          name="language"
          options={translationLanguages.map((code) => ({ value: code, label: locales[code].name }))}
          value={language}
          onChange={({ target }) => {
            const code = translationLanguages.find((one) => one === target.value)
            if (code) filter({ language: code })
          }}
        />
      </div>
      <div className={styles.head}>
        {translationLanguages
          .filter((code) => completeCatalogues.includes(code))
          .map((code) => (
            <LanguageProgress key={code} code={code} rows={rows} />
          ))}
      </div>
      {texts.failure !== undefined && (
        <Alert tone="error" title={t.failed} announce>
          {texts.failure}
        </Alert>
      )}
      {!listed && texts.failure === undefined && <Spinner label={t.loading} />}
      {listed && found.length === 0 && <p>{t.noMatch}</p>}
      {pictured && (
        <div className={styles.picture}>
          <TextScreenshot
            site={site}
            id={pictured.id}
            pages={pictured.pages}
            catalogue={language}
            words={texts.words}
          />
        </div>
      )}
      <ul className={styles.siteList}>
        {shown.map((row) => (
          <li
            key={row.id}
            className={styles.row}
            data-chosen={row === pictured || undefined}
            onFocus={() => setChosen(row.id)}
          >
            <SiteTextEditor
              {...{ site, row }}
              catalogues={['en', language]}
              words={texts.words}
              problems={texts.problems}
              isChosen={row === pictured}
              onEdit={texts.edit}
              onReview={(review) => void texts.review(review)}
            />
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button variant="secondary" onClick={() => setMost(most + step)}>
          {t.moreTexts(found.length - shown.length)}
        </Button>
      )}
      {texts.conflicts.length > 0 && <ConflictDialog texts={texts} />}
    </main>
  )
}

/** Finds the ids of the rows in a state that have all words of a query in their id or texts. */
function findIds(
  rows: readonly MessageTranslationEntry[],
  { state, language, query }: Filters,
): ReadonlySet<string> {
  const words = query.toLowerCase().split(/\s+/)
  const found = rows.filter(({ id, english, translations }) => {
    const { text = '', state: own } = translations[language] ?? {}
    const all = `${id} ${english} ${text}`.toLowerCase()
    return (state === '' || own === state) && words.every((word) => all.includes(word))
  })
  return new Set(found.map(({ id }) => id))
}

interface LanguageProgressProps {
  code: MessageCatalogueName
  rows: readonly MessageTranslationEntry[]
}

/** Number of texts that are translated from the present English ones. */
function LanguageProgress({ code, rows }: LanguageProgressProps) {
  const t = useEditorTexts()
  const done = rows.filter(({ translations }) =>
    ['unreviewed', 'reviewed'].includes(translations[code]?.state ?? 'missing'),
  ).length
  return (
    <Progress
      as="meter"
      label={locales[code].name}
      value={done}
      max={rows.length}
      valueText={t.progress(done, rows.length)}
    />
  )
}

/** Texts that were changed in the files meanwhile, both versions of each. */
function ConflictDialog({
  texts: { conflicts, isSaving, save, closeConflicts },
}: {
  texts: Omit<ReturnType<typeof useUnsavedSiteTexts>, 'rows'>
}) {
  const t = useEditorTexts()
  const [choices, setChoices] = useState<ChosenConflictSides>({})
  return (
    <Dialog
      title={t.conflictTitle}
      description={t.conflictText}
      closeLabel={t.close}
      size="large"
      open
      onOpenChange={(open) => !open && closeConflicts()}
      actions={
        <>
          <Button
            loading={isSaving && t.saving}
            disabled={conflicts.some(({ key }) => choices[key] === undefined)}
            onClick={() => void save(choices)}
          >
            {t.save}
          </Button>
          <Button variant="secondary" onClick={closeConflicts}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <SaveConflictList mineLabel={t.mine} {...{ conflicts, choices }} onChoices={setChoices} />
    </Dialog>
  )
}

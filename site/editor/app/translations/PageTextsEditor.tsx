import { Progress, Select } from '#design-system'
import { useEffect, useMemo, useState } from 'react'
import { locales } from '#data/locale/locales.ts'
import type { EditorPageResponse } from '../../api/page.ts'
import { callEditorServer } from '../client.ts'
import { useEditor } from '../EditorContext.ts'
import { editedCatalogueNames, MessageTextField } from '../fields/MessageTextsInput.tsx'
import { FieldProblemNotes } from '../problems/FieldProblemNotes.tsx'
import { getSectionName } from '../sections/getSectionName.ts'
import { listMessagePlaces } from '../state/messageIds.ts'
import { toTextOrEmpty } from '../state/texts.ts'
import { getTranslationTextState } from '../state/textState.ts'
import { useFieldName, useEditorTexts } from '../texts/texts.ts'
import { TranslationNotes } from './TranslationNotes.tsx'
import * as styles from './translations.css.ts'

/** Message of the page with the place where it is shown first. */
interface PageText {
  readonly id: string
  readonly place: string
  /** Key of the section or fragment; undefined for the fields of the page. */
  readonly section: string | undefined
}

/** Lists the messages of the page and its fragments in their order, each once. */
function usePageTexts(): readonly PageText[] {
  const t = useEditorTexts()
  const fieldName = useFieldName()
  const { site, document } = useEditor()
  return useMemo(() => {
    const name = (path: readonly (string | number)[]) =>
      path
        .map((step) => (typeof step === 'number' ? String(step + 1) : fieldName(step)))
        .join(' › ')
    const all = [
      ...listMessagePlaces(site.pageFields, document.root).map(({ id, path }) => ({
        id,
        place: `${t.pageSettings} › ${name(path)}`,
        section: undefined,
      })),
      ...document.items.flatMap((item) => {
        const fragment = toTextOrEmpty(item.value['fragment'])
        const sections = site.fragments[fragment]?.sections ?? [item.value]
        const start = fragment === '' ? '' : `${t.fragment(fragment)} › `
        return sections.flatMap((value) => {
          const section = getSectionName({ value })
          return listMessagePlaces(site.sections[section]?.fields ?? [], value).map(
            ({ id, path }) => ({
              id,
              place: `${start}${t.sectionName(section)} › ${name(path)}`,
              section: item.key,
            }),
          )
        })
      }),
    ]
    return [...new Map(all.toReversed().map((text) => [text.id, text])).values()].toReversed()
  }, [site, document, t, fieldName])
}

/** Returns the translations of a page as it was read that are not reviewed, as catalogue and id. */
function useUnreviewed(answer: EditorPageResponse): ReadonlySet<string> {
  const [unreviewed, setUnreviewed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const controller = new AbortController()
    callEditorServer('translations', { page: answer.page }, controller.signal).then(
      ({ rows }) =>
        setUnreviewed(
          new Set(
            rows.flatMap(({ id, translations }) =>
              Object.entries(translations).flatMap(([catalogue, { state }]) =>
                state === 'unreviewed' ? `${catalogue} ${id}` : [],
              ),
            ),
          ),
        ),
      // Without an answer the other states are still known.
      () => undefined,
    )
    return () => controller.abort()
  }, [answer])
  return unreviewed
}

/** All texts of the page side by side, by state; the page shows the section of the one that has the focus. */
export function PageTextsEditor() {
  const t = useEditorTexts()
  const { site, texts, document, answer, select } = useEditor()
  const [state, setState] = useState('all')
  const pageTexts = usePageTexts()
  const unreviewed = useUnreviewed(answer)
  const stateOf = (id: string, catalogue: string) => {
    const known = getTranslationTextState({
      id,
      catalogue,
      texts,
      stale: answer.stale,
      unsaved: document.words,
    })
    return known === 'ok' && unreviewed.has(`${catalogue} ${id}`) ? 'unreviewed' : known
  }
  const shown = pageTexts.filter(
    ({ id }) => state === 'all' || editedCatalogueNames.some((code) => stateOf(id, code) === state),
  )
  const done = (catalogue: string) =>
    pageTexts.filter(({ id }) => !['missing', 'stale'].includes(stateOf(id, catalogue))).length
  return (
    <section className={styles.panel} aria-label={t.translationsOf} id="form" tabIndex={-1}>
      <div className={styles.head}>
        <Select
          label={t.state}
          labelVariant="hidden"
          name="state"
          options={[
            { value: 'all', label: t.allStates },
            { value: 'missing', label: t.missing },
            { value: 'stale', label: t.stale },
            { value: 'unreviewed', label: t.unreviewed },
          ]}
          value={state}
          onChange={({ target }) => setState(target.value)}
        />
        {editedCatalogueNames.map((code) => (
          <Progress
            key={code}
            as="meter"
            label={locales[code].name}
            value={done(code)}
            max={pageTexts.length}
            valueText={t.progress(done(code), pageTexts.length)}
          />
        ))}
      </div>
      <ul className={styles.list}>
        {shown.map(({ id, place, section }) => (
          <li key={id} className={styles.row} onFocus={() => select(section)}>
            <span className={styles.place}>
              {place} <code className={styles.id}>{id}</code>
            </span>
            <div className={styles.columns}>
              {editedCatalogueNames.map((code) => (
                <div key={code}>
                  <MessageTextField id={id} label={place} catalogue={code} />
                  <TranslationNotes
                    terms={site.terms}
                    text={texts[code]?.[id] ?? ''}
                    english={texts['en']?.[id] ?? ''}
                    catalogue={code}
                  />
                </div>
              ))}
            </div>
            <FieldProblemNotes message={id} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{t.noMatch}</p>}
    </section>
  )
}

import { locales } from '#data/locale/locales.ts'
import { useEditor } from '../EditorContext.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { editedCatalogues } from './MessageTextsInput.tsx'
import * as styles from './fields.css.ts'

/** Returns the number of characters of a text. */
const lengthOf = (text: string | null | undefined): number => [...(text ?? '')].length

/** Lengths of the title or the description in each language against what search engines show, and against English. */
export function LengthCounters({ field }: { field: string }) {
  const t = useEditorTexts()
  const { site, document, texts } = useEditor()
  const id = document.root[field]
  if ((field !== 'title' && field !== 'description') || typeof id !== 'string') return null
  return (
    <ul className={styles.counters}>
      {editedCatalogues.map((code) => {
        const limit = site.metaLimits[code]?.[field] ?? 0
        const length = lengthOf(texts[code]?.[id])
        const english = lengthOf(texts['en']?.[id])
        return (
          <li key={code} data-over={length > limit || undefined}>
            <span aria-label={locales[code].name}>{code.toUpperCase()}</span>{' '}
            {t.characters(length, limit)}
            {code !== 'en' &&
              english > 0 &&
              `, ${t.ofEnglish(Math.round((length / english) * 100))}`}
          </li>
        )
      })}
    </ul>
  )
}

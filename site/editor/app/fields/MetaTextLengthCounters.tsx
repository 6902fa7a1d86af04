import { locales } from '#data/locale/locales.ts'
import { useEditor } from '../EditorContext.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { type EditedCatalogueName, editedCatalogueNames } from './MessageTextsInput.tsx'
import * as styles from './fields.css.ts'

/** Returns the number of displayed characters of a text: with figures, without tags and placeholders of a record. */
function countShownCharacters(
  text: string | null | undefined,
  figures: ReadonlyMap<string, string | undefined>,
): number {
  const shown = (text ?? '')
    .replaceAll(/\{(?:title|summary)\}|<\/?\w+>/g, '')
    .replaceAll(/\{(\w+)\}/g, (written, name: string) => figures.get(name) ?? written)
  return [...shown].length
}

/** Lengths of the title or the description in each language, compared with search engines and with English. */
export function MetaTextLengthCounters({ field }: { field: string }) {
  const t = useEditorTexts()
  const { site, document, texts } = useEditor()
  const id = document.root[field]
  if ((field !== 'title' && field !== 'description') || typeof id !== 'string') return null
  return (
    <ul className={styles.counters}>
      {editedCatalogueNames.map((code) => {
        const limit = site.metaLimits[code]?.[field] ?? 0
        const lengthIn = (catalogue: EditedCatalogueName) =>
          countShownCharacters(
            texts[catalogue]?.[id],
            new Map(site.names['figure']?.map(({ name, shown }) => [name, shown[catalogue]])),
          )
        const length = lengthIn(code)
        const english = lengthIn('en')
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

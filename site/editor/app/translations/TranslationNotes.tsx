import { useEditor } from '../EditorContext.ts'
import { splitTextAtTerms } from './splitTextAtTerms.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './translations.css.ts'

interface TextNotesProps {
  text: string
  english: string
  catalogue: string
}

/** Length of a translation against English, and the words of the term list in it. */
export function TranslationNotes({ text, english, catalogue }: TextNotesProps) {
  const t = useEditorTexts()
  const { site } = useEditor()
  const terms = new Set(
    splitTextAtTerms(text, site.terms[catalogue] ?? []).flatMap((part) =>
      part.isTerm ? part.text : [],
    ),
  )
  const isTranslation = catalogue !== 'en' && english !== '' && text !== ''
  return (
    <p className={styles.notes}>
      {isTranslation && t.ofEnglish(computeLengthPercentage(text, english))}
      {[...terms].map((term) => (
        <mark key={term} className={styles.term}>
          {term}
        </mark>
      ))}
    </p>
  )
}

/** Length of a text as a percentage of another one. */
export const computeLengthPercentage = (text: string, english: string): number =>
  Math.round(([...text].length / [...english].length) * 100)

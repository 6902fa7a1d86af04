import type { EditorSiteResponse } from '../../api/site.ts'
import { splitTextAtTerms } from './splitTextAtTerms.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './translations.css.ts'

interface TextNotesProps {
  /** Words of the term list, by catalogue. */
  terms: EditorSiteResponse['terms']
  text: string
  english: string
  catalogue: string
}

/** Length of a translation against English, and the words of the term list in it. */
export function TranslationNotes({ terms: known, text, english, catalogue }: TextNotesProps) {
  const t = useEditorTexts()
  const terms = new Set(
    splitTextAtTerms(text, known[catalogue] ?? []).flatMap((part) =>
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
const computeLengthPercentage = (text: string, english: string): number =>
  Math.round(([...text].length / [...english].length) * 100)

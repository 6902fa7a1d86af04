import { Textarea } from '#design-system'
import { useRef } from 'react'
import { locales, type MessageCatalogueName } from '#data/locale/locales.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import { InsertFigureButton } from '../figures/InsertFigureButton.tsx'
import { FigureValuesInText } from '../figures/FigureValuesInText.tsx'
import { IcuSyntaxNote } from './IcuSyntaxNote.tsx'
import { TranslationNotes } from './TranslationNotes.tsx'
import * as styles from './translations.css.ts'

interface SiteTextFieldProps {
  site: Pick<EditorSiteResponse, 'names' | 'terms'>
  /** Message id. */
  id: string
  catalogue: MessageCatalogueName
  text: string
  english: string
  onEdit: (text: string) => void
}

/** Name of the input of a text. */
export const formatSiteTextName = (id: string, catalogue: string): string => `${catalogue} ${id}`

/** Text of a message in one language, with its figures, length and terms. */
export function SiteTextField({ site, id, catalogue, text, english, onEdit }: SiteTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const label = `${id}, ${locales[catalogue].name}`
  const figures = site.names['figure']
  return (
    <>
      <div className={styles.field}>
        <Textarea
          ref={field}
          label={label}
          labelVariant="hidden"
          name={formatSiteTextName(id, catalogue)}
          rows={2}
          lang={locales[catalogue].textTag}
          value={text}
          onChange={({ target }) => onEdit(target.value)}
        />
        <InsertFigureButton {...{ label, catalogue, figures, field }} onInsert={onEdit} />
      </div>
      <FigureValuesInText {...{ text, catalogue, figures }} />
      <IcuSyntaxNote {...{ text, english }} />
      <TranslationNotes terms={site.terms} {...{ text, english, catalogue }} />
    </>
  )
}

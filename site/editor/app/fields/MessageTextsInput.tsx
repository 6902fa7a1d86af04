import { Button, icons, Textarea } from '#design-system'
import { useId, useRef } from 'react'
import { locales } from '#data/locale/locales.ts'
import type { EditorFieldKind } from '../../api/editorFields.ts'
import { useEditor } from '../EditorContext.ts'
import { InsertFigureButton } from '../figures/InsertFigureButton.tsx'
import { FigureValuesInText } from '../figures/FigureValuesInText.tsx'
import { FieldProblemNotes } from '../problems/FieldProblemNotes.tsx'
import { forkMessage } from '../state/forkMessage.ts'
import { replaceMessageTexts } from '../state/pageDocument.ts'
import { getTranslationTextState } from '../state/textState.ts'
import { IcuSyntaxNote } from '../translations/IcuSyntaxNote.tsx'
import { useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'
import { MessageUsesNote } from './MessageUsesNote.tsx'
import * as styles from './fields.css.ts'

/** Catalogues that every text needs, in the order of the form. */
export const editedCatalogueNames = ['en', 'de', 'cn'] as const
export type EditedCatalogueName = (typeof editedCatalogueNames)[number]

type WordsInputProps = FieldInputProps<Extract<EditorFieldKind, { kind: 'words' }>>

/** Words of a message in all languages, with the other places that show it. */
export function MessageTextsInput({ label, value, path, onRemove }: WordsInputProps) {
  const t = useEditorTexts()
  const { change, texts } = useEditor()
  const heading = useId()
  const id = typeof value === 'string' && value !== '' ? value : undefined
  return (
    <div className={styles.words} role="group" aria-labelledby={heading}>
      <div className={styles.groupHead}>
        <span className={styles.groupName} id={heading}>
          {label}
        </span>
        {onRemove && (
          <Button
            size="small"
            variant="quiet"
            icon={icons.closeIcon}
            label={t.removeField(label)}
            onClick={onRemove}
          />
        )}
      </div>
      {id === undefined ? (
        <Button
          size="small"
          variant="secondary"
          icon={icons.plusIcon}
          onClick={() => change((before) => forkMessage(before, path, texts))}
        >
          {t.newText}
        </Button>
      ) : (
        <>
          <MessageTextFields id={id} label={label} />
          <MessageUsesNote id={id} path={path} />
        </>
      )}
    </div>
  )
}

/** Text of one message in every language. */
export function MessageTextFields({ id, label }: { id: string; label: string }) {
  return (
    <div className={styles.languages} data-message={id}>
      {editedCatalogueNames.map((catalogue) => (
        <MessageTextField key={catalogue} {...{ id, label, catalogue }} />
      ))}
      <FieldProblemNotes message={id} />
    </div>
  )
}

interface MessageTextFieldProps {
  id: string
  label: string
  catalogue: EditedCatalogueName
}

/** Text of a message in one language, marked if it is missing or was translated from another English text. */
export function MessageTextField({ id, label, catalogue }: MessageTextFieldProps) {
  const t = useEditorTexts()
  const { site, texts, document, answer, change } = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const text = texts[catalogue]?.[id] ?? ''
  const fieldLabel = `${label}, ${locales[catalogue].name}`
  const replaceText = (next: string) =>
    change((before) => replaceMessageTexts(before, { [catalogue]: { [id]: next } }))
  const figures = site.names['figure']
  const state = getTranslationTextState({
    id,
    catalogue,
    texts,
    stale: answer.stale,
    unsaved: document.words,
  })
  return (
    <div className={styles.language}>
      <span className={styles.code} aria-hidden>
        {catalogue}
      </span>
      <Textarea
        ref={field}
        label={fieldLabel}
        labelVariant="hidden"
        name={`${catalogue} ${id}`}
        rows={1}
        lang={locales[catalogue].textTag}
        value={text}
        onChange={({ target }) => replaceText(target.value)}
      />
      <InsertFigureButton
        label={fieldLabel}
        {...{ catalogue, figures, field }}
        onInsert={replaceText}
      />
      <FigureValuesInText {...{ text, catalogue, figures }} />
      <IcuSyntaxNote text={text} english={texts['en']?.[id] ?? ''} />
      {state !== 'ok' && (
        <span className={styles.mark}>{state === 'missing' ? t.missing : t.stale}</span>
      )}
    </div>
  )
}

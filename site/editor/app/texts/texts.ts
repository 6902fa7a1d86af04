import { createContext, useCallback, useContext } from 'react'
import { englishEditorTexts, type EditorTexts } from './english.ts'
import { germanFieldNames } from './german/germanFieldNames.ts'
import { germanEditorTexts } from './german/germanEditorTexts.ts'
import { splitCamelCase } from './splitCamelCase.ts'

/** Languages that the editor has texts in. */
export const editorLanguages = ['en', 'de'] as const
export type EditorLanguage = (typeof editorLanguages)[number]

export const editorTextsByLanguage: Readonly<Record<EditorLanguage, EditorTexts>> = {
  en: englishEditorTexts,
  de: germanEditorTexts,
}

export const EditorLanguageContext = createContext<EditorLanguage>('en')

/** Returns the texts of the editor in its language. */
export const useEditorTexts = (): EditorTexts =>
  editorTextsByLanguage[useContext(EditorLanguageContext)]

/** Returns a function that names a field for authors: `mobilePicture` is "Mobile picture". */
export function useFieldName(): (name: string) => string {
  const language = useContext(EditorLanguageContext)
  return useCallback(
    (name) => (language === 'de' ? germanFieldNames.get(name) : undefined) ?? splitCamelCase(name),
    [language],
  )
}

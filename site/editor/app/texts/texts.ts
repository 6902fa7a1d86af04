import { createContext, useCallback, useContext } from 'react'
import { englishInterfaceTexts, type EditorInterfaceTexts } from './english.ts'
import { germanFieldNames } from './german/germanFieldNames.ts'
import { germanInterfaceTexts } from './german/germanInterfaceTexts.ts'
import { splitCamelCase } from './splitCamelCase.ts'

/** Languages of the interface. */
export const interfaceLanguages = ['en', 'de'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

export const editorTextsByLanguage: Readonly<Record<InterfaceLanguage, EditorInterfaceTexts>> = {
  en: englishInterfaceTexts,
  de: germanInterfaceTexts,
}

export const LanguageContext = createContext<InterfaceLanguage>('en')

/** Returns the texts of the interface. */
export const useEditorTexts = (): EditorInterfaceTexts =>
  editorTextsByLanguage[useContext(LanguageContext)]

/** Returns a function that names a field for authors: `mobilePicture` is "Mobile picture". */
export function useFieldName(): (name: string) => string {
  const language = useContext(LanguageContext)
  return useCallback(
    (name) => (language === 'de' ? germanFieldNames.get(name) : undefined) ?? splitCamelCase(name),
    [language],
  )
}

import { createContext, useCallback, useContext } from 'react'
import { englishTexts, type EditorTexts } from './english.ts'
import { germanTexts } from './german.ts'
import { germanFieldNames } from './germanFieldNames.ts'

/** Languages of the interface. */
export const interfaceLanguages = ['en', 'de'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

export const editorTextsByLanguage: Readonly<Record<InterfaceLanguage, EditorTexts>> = {
  en: englishTexts,
  de: germanTexts,
}

export const LanguageContext = createContext<InterfaceLanguage>('en')

/** Returns the texts of the interface. */
export const useEditorTexts = (): EditorTexts => editorTextsByLanguage[useContext(LanguageContext)]

/** Returns a function that names a field or a section for authors: `mobilePicture` is "Mobile picture". */
export function useFieldName(): (name: string) => string {
  const language = useContext(LanguageContext)
  return useCallback(
    (name) => (language === 'de' ? germanFieldNames.get(name) : undefined) ?? splitCamelCase(name),
    [language],
  )
}

/** Separates the words of a name in camel case. */
export const splitCamelCase = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { createContext, useContext } from 'react'
import type { EditorLanguage } from './texts/texts.ts'

/** Settings of the editor, kept by the browser. */
export interface EditorSettings {
  readonly language: EditorLanguage
  readonly setLanguage: (language: EditorLanguage) => void
  /** Colour mode of the editor itself. */
  readonly mode: 'light' | 'dark'
  readonly setMode: (mode: 'light' | 'dark') => void
}

export const EditorSettingsContext = createContext<EditorSettings | undefined>(undefined)

/** Returns the settings of the editor. */
export function useEditorSettings(): EditorSettings {
  const settings = useContext(EditorSettingsContext)
  if (!settings) throw new Error('Settings outside EditorSettingsContext')
  return settings
}

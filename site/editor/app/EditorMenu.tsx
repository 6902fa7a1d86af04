import { icons, Menu, type MenuAction } from '#design-system'
import { useEditorSettings } from './settings.ts'
import { editorLanguages, editorTextsByLanguage, useEditorTexts } from './texts/texts.ts'

/** Settings of the editor, after actions of the place where it stands. */
export function EditorMenu({ items = [] }: { items?: readonly MenuAction[] }) {
  const t = useEditorTexts()
  const { language, setLanguage, mode, setMode } = useEditorSettings()
  return (
    <Menu
      label={t.more}
      icon={icons.settingsIcon}
      variant="quiet"
      align="end"
      items={[
        ...items,
        ...editorLanguages
          .filter((code) => code !== language)
          .map((code) => ({
            id: code,
            label: `${t.editorLanguage}: ${editorTextsByLanguage[code].languageName}`,
            onSelect: () => setLanguage(code),
          })),
        {
          id: 'mode',
          label: `${t.editorMode}: ${mode === 'dark' ? t.modeLight : t.modeDark}`,
          onSelect: () => setMode(mode === 'dark' ? 'light' : 'dark'),
        },
      ]}
    />
  )
}

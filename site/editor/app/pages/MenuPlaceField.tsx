import { Button, Fieldset, icons, Inline } from '#design-system'
import { useState } from 'react'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { useEditor } from '../EditorContext.ts'
import { MenuEntryDialog } from './MenuEntryDialog.tsx'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from '../editor.css.ts'

/** Place of the page in the main menu, which is changed in a dialog: it is written to the config of the site. */
export function MenuPlaceField() {
  const t = useEditorTexts()
  const { site, document } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const page = site.pages.find(({ id }) => id === document.page)
  // Draft versions have the address of their page, and data pages one for each record.
  if (!page || page.data !== undefined || getPublishedPageId(page.id) !== undefined) return null
  const places = site.menu.flatMap(({ text, href, children }) => [
    ...(href === page.path ? [text] : []),
    ...children.flatMap((child) => (child.href === page.path ? `${text} › ${child.text}` : [])),
  ])
  const kind = places.length > 0 ? 'removeFromMenu' : 'addToMenu'
  return (
    <Fieldset label={t.menu}>
      <p className={styles.sideText}>
        {places.length > 0 ? t.inMenu(places.join(', ')) : t.notInMenu}
      </p>
      <Inline space={4}>
        <Button
          size="small"
          variant="secondary"
          icon={kind === 'addToMenu' ? icons.plusIcon : icons.trashIcon}
          onClick={() => setOpen(true)}
        >
          {t[kind]}
        </Button>
      </Inline>
      {isOpen && <MenuEntryDialog kind={kind} onClose={() => setOpen(false)} />}
    </Fieldset>
  )
}

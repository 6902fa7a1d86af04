import { Alert, Button, Dialog, Input, Select } from '#design-system'
import { useState } from 'react'
import { locales } from '#data/locale/locales.ts'
import type { PageOperation } from '../../api/operations.ts'
import { useEditor } from '../EditorContext.ts'
import { type EditedCatalogueName, editedCatalogueNames } from '../fields/MessageTextsInput.tsx'
import { toTextOrEmpty } from '../state/texts.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { PageOperationCheck } from './PageOperationCheck.tsx'
import { usePageOperation } from './usePageOperation.ts'
import * as styles from './pages.css.ts'

interface MenuEntryDialogProps {
  kind: 'addToMenu' | 'removeFromMenu'
  onClose: () => void
}

/** Adds the page to the main menu, or removes it, after the impact was shown. */
export function MenuEntryDialog({ kind, onClose }: MenuEntryDialogProps) {
  const t = useEditorTexts()
  const { site, document, texts, filesChanged } = useEditor()
  const { page, root } = document
  const [under, setUnder] = useState('')
  const [hasOwnLabel, setOwnLabel] = useState(true)
  // Titles end with the brand, which the header shows anyway.
  const titleIn = (code: EditedCatalogueName) =>
    (texts[code]?.[toTextOrEmpty(root['title'])] ?? '').replace(` – ${site.brand}`, '')
  const [label, setLabel] = useState(() => ({
    en: titleIn('en'),
    de: titleIn('de'),
    cn: titleIn('cn'),
  }))
  const isComplete = !hasOwnLabel || label.en.trim() !== ''
  const operation: PageOperation | undefined =
    kind === 'removeFromMenu'
      ? { kind, page }
      : isComplete
        ? { kind, page, ...(under !== '' && { under }), ...(hasOwnLabel && { label }) }
        : undefined
  const { impact, isPossible, refusal, isPlanning, isBusy, perform } = usePageOperation(
    operation,
    () => {
      filesChanged()
      onClose()
    },
  )
  return (
    <Dialog
      title={t[kind]}
      closeLabel={t.close}
      size="medium"
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button
            disabled={!isPossible}
            loading={isBusy && t.saving}
            onClick={() => void perform()}
            variant={kind === 'removeFromMenu' ? 'danger' : 'primary'}
          >
            {t[kind]}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <form
        className={styles.operation}
        onSubmit={(event) => {
          event.preventDefault()
          void perform()
        }}
      >
        {kind === 'addToMenu' && (
          <>
            <Select
              label={t.showInMenuUnder}
              name="under"
              options={site.menu.map((entry) => ({ value: entry.label, label: entry.text }))}
              placeholder={t.topLevel}
              value={under}
              onChange={({ target }) => setUnder(target.value)}
            />
            <Select
              label={t.menuLabel}
              name="label"
              options={[
                { value: 'own', label: t.ownLabel },
                { value: 'title', label: t.titleAsLabel },
              ]}
              value={hasOwnLabel ? 'own' : 'title'}
              onChange={({ target }) => setOwnLabel(target.value === 'own')}
            />
            {hasOwnLabel &&
              editedCatalogueNames.map((code) => (
                <Input
                  key={code}
                  label={`${t.menuLabel}, ${locales[code].name}`}
                  name={`label-${code}`}
                  lang={locales[code].textTag}
                  value={label[code]}
                  onChange={({ target }) => setLabel({ ...label, [code]: target.value })}
                />
              ))}
          </>
        )}
        {refusal !== undefined && <Alert tone="error" title={refusal} />}
        <PageOperationCheck {...{ isPlanning, impact }} />
      </form>
    </Dialog>
  )
}

import { Badge, Button, ConfirmDialog, icons } from '#design-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EditorMenu } from './EditorMenu.tsx'
import { getFragmentOfDocument } from '../api/fragments.ts'
import { useEditor } from './EditorContext.ts'
import { ProblemsButton } from './problems/ProblemsButton.tsx'
import type { UnsavedPageChecks } from './session/useUnsavedPageChecks.ts'
import { openPage } from './openedPage.ts'
import { useEditorTexts } from './texts/texts.ts'
import * as styles from './editor.css.ts'

interface PageBarProps {
  checks: UnsavedPageChecks
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  isChanged: boolean
  /** The texts of the page are shown instead of the form. */
  isTexts: boolean
  onTexts: (isTexts: boolean) => void
  showsProblems: boolean
  onProblems: (shown: boolean) => void
  onSave: () => void
  onDiscard: () => void
  /** Shows the saves that can be undone. */
  onHistory: () => void
}

/** Bar above the editor: the page, its state, problems, undo and save. */
export function EditorPageBar({
  checks,
  undo,
  redo,
  isChanged,
  isTexts,
  showsProblems,
  ...actions
}: PageBarProps) {
  const t = useEditorTexts()
  const { document, texts, announce } = useEditor()
  const [discarding, setDiscarding] = useState(false)
  const fragment = getFragmentOfDocument(document.page)
  const title =
    fragment === undefined
      ? (texts['en']?.[String(document.root['title'])] ?? document.page)
      : t.fragment(fragment)
  const heading = useRef<HTMLHeadingElement>(null)
  const sayOpened = useEffectEvent(() => announce(t.opened(title, document.items.length)))
  useEffect(() => {
    // The element that opened the page is gone, with the focus.
    heading.current?.focus()
    sayOpened()
  }, [])
  return (
    <header className={styles.pageBar}>
      <Button
        size="small"
        variant="quiet"
        icon={icons.chevronBackIcon}
        onClick={() => openPage(undefined)}
      >
        {t.pages}
      </Button>
      <h1 ref={heading} className={styles.pageTitle} tabIndex={-1}>
        {title} {fragment === undefined && <span className={styles.pagePath}>{document.page}</span>}
      </h1>
      {document.root['draft'] === true && <Badge>{t.draft}</Badge>}
      <span className={styles.pageBarEnd}>
        {isChanged && <span className={styles.hint}>{t.unsaved}</span>}
        <Button
          size="small"
          variant="quiet"
          icon={icons.languageIcon}
          aria-pressed={isTexts}
          onClick={() => actions.onTexts(!isTexts)}
        >
          {t.translations}
        </Button>
        <ProblemsButton checks={checks} open={showsProblems} onOpenChange={actions.onProblems} />
        <Button
          size="small"
          variant="quiet"
          icon={icons.arrowBackIcon}
          label={t.undo}
          title={`${t.undo} (Ctrl+Z)`}
          disabled={!undo}
          onClick={undo}
        />
        <Button
          size="small"
          variant="quiet"
          icon={icons.arrowIcon}
          label={t.redo}
          title={`${t.redo} (Ctrl+Shift+Z)`}
          disabled={!redo}
          onClick={redo}
        />
        <EditorMenu
          items={[
            {
              id: 'history',
              label: t.history,
              onSelect: actions.onHistory,
            },
            {
              id: 'discard',
              label: t.discard,
              tone: 'danger',
              disabled: !isChanged,
              onSelect: () => setDiscarding(true),
            },
          ]}
        />
        <Button size="small" disabled={!isChanged} onClick={actions.onSave}>
          {t.save}
        </Button>
      </span>
      <ConfirmDialog
        title={t.discard}
        description={t.discardText}
        confirmLabel={t.discard}
        cancelLabel={t.cancel}
        tone="danger"
        open={discarding}
        onOpenChange={setDiscarding}
        onConfirm={actions.onDiscard}
      />
    </header>
  )
}

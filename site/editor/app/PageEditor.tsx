import { useCallback, useMemo, useState } from 'react'
import type { EditorPageResponse } from '../api/page.ts'
import type { EditorSiteResponse } from '../api/site.ts'
import { EditorCanvas, initialCanvasView } from './canvas/EditorCanvas.tsx'
import { usePreview } from './canvas/usePreview.ts'
import { EditorContext, type EditorContextValue } from './EditorContext.ts'
import { EditorPageBar } from './EditorPageBar.tsx'
import type { ProblemPlace } from './problems/problemPlaces.ts'
import { SectionOutline } from './outline/SectionOutline.tsx'
import { EditorSidePanel } from './EditorSidePanel.tsx'
import { AddSectionDialog } from './sections/AddSectionDialog.tsx'
import { createSectionActions } from './sections/useSectionActions.ts'
import { ProblemPanel } from './problems/ProblemPanel.tsx'
import { useProblemPlaces } from './problems/useProblemPlaces.ts'
import { HistoryDialog } from './save/HistoryDialog.tsx'
import { SaveDialog } from './save/SaveDialog.tsx'
import { useUnsavedPageChecks } from './session/useUnsavedPageChecks.ts'
import { usePageEditingSession } from './session/usePageEditingSession.ts'
import { focusEditorRegion } from './session/focusEditorRegion.ts'
import { useReloadPageFiles } from './session/useReloadPageFiles.ts'
import { useEditorShortcuts } from './session/useEditorShortcuts.ts'
import { PageTextsEditor } from './translations/PageTextsEditor.tsx'
import { useEditorTexts } from './texts/texts.ts'
import { useEditorNotices } from './notices/Notices.tsx'
import * as styles from './editor.css.ts'

interface PageEditorProps {
  site: EditorSiteResponse
  answer: EditorPageResponse
  /** Reads the list of pages again after a save. */
  onSaved: () => void
}

/** Editor of one page: outline, page, form. */
export function PageEditor({ site, answer: opened, onSaved }: PageEditorProps) {
  const t = useEditorTexts()
  const { announce } = useEditorNotices()
  const [answer, setAnswer] = useState(opened)
  const session = usePageEditingSession(opened)
  const { document, texts, unsaved, change, addTexts } = session
  const checks = useUnsavedPageChecks(unsaved)
  const [view, setView] = useState(initialCanvasView)
  const [selected, setSelected] = useState<string>()
  const [revealed, setRevealed] = useState<ProblemPlace>()
  const [adding, setAdding] = useState<number>()
  const [showsProblems, setShowsProblems] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const [isTexts, setTexts] = useState(false)
  const [saving, setSaving] = useState(false)
  const placed = useProblemPlaces(checks.problems, document, site)
  const value = useMemo<EditorContextValue>(
    () => ({
      site,
      answer,
      document,
      texts,
      ...placed,
      locale: view.locale,
      selected,
      select: setSelected,
      revealed,
      reveal: (place) => {
        setTexts(false)
        setSelected(place.section)
        setRevealed({ ...place })
      },
      change,
      pictureAdded: ({ name, alt }) => {
        const id = `picture.${name}.alt`
        addTexts(
          Object.fromEntries(Object.entries(alt).map(([code, text]) => [code, { [id]: text }])),
        )
        onSaved()
      },
      filesChanged: onSaved,
      announce,
    }),
    [
      site,
      answer,
      document,
      texts,
      placed,
      view.locale,
      selected,
      revealed,
      change,
      addTexts,
      onSaved,
      announce,
    ],
  )
  const undo =
    session.undo &&
    (() => {
      session.undo?.()
      announce(t.undone)
    })
  const redo =
    session.redo &&
    (() => {
      session.redo?.()
      announce(t.redone)
    })
  const readFiles = useReloadPageFiles({
    page: document.page,
    takeOver: session.takeOver,
    onTaken: setAnswer,
  })
  const openForm = useCallback(
    () =>
      window.document
        .querySelector<HTMLElement>('#form :is(textarea, input, select, button)')
        ?.focus(),
    [],
  )
  const { moveBy, duplicate, remove } = createSectionActions(value, t)
  const onSelected = (action: (key: string) => void) => () => {
    if (selected !== undefined) action(selected)
  }
  const handleKey = useEditorShortcuts({
    undo,
    redo,
    save: () => session.isChanged && setSaving(true),
    moveBy: (by) => selected !== undefined && moveBy(selected, by),
    duplicate: onSelected(duplicate),
    remove: onSelected(remove),
    nextRegion: focusEditorRegion,
  })
  const bridge = usePreview({ value, view, openForm, handleKey })
  return (
    <EditorContext value={value}>
      <div className={styles.page} data-texts={isTexts || undefined}>
        <EditorPageBar
          {...{ checks, undo, redo }}
          isChanged={session.isChanged}
          isTexts={isTexts}
          onTexts={setTexts}
          showsProblems={showsProblems}
          onProblems={setShowsProblems}
          onSave={() => setSaving(true)}
          onDiscard={() => session.reopen(answer)}
          onHistory={() => setShowsHistory(true)}
        />
        <div className={styles.outline}>
          <SectionOutline onAdd={setAdding} />
        </div>
        <EditorCanvas view={view} onView={setView} bridge={bridge} />
        {showsProblems && <ProblemPanel failure={checks.failure} />}
        {isTexts ? <PageTextsEditor /> : <EditorSidePanel />}
      </div>
      <AddSectionDialog index={adding} onClose={() => setAdding(undefined)} />
      {showsHistory && (
        <HistoryDialog
          onClose={() => setShowsHistory(false)}
          onUndone={() => {
            onSaved()
            void readFiles()
          }}
        />
      )}
      {saving && (
        <SaveDialog
          unsaved={unsaved}
          problems={checks.problems}
          onClose={() => setSaving(false)}
          onSaved={(after) => {
            setAnswer(after)
            session.markSaved(after)
            onSaved()
          }}
        />
      )}
    </EditorContext>
  )
}

import { Alert, Button, Dialog, ScrollRegion, Spinner, Tabs } from '#design-system'
import { useEffect, useState } from 'react'
import type { EditorCallResponse } from '../../api/calls.ts'
import type { ConflictDescription } from '../../api/changes.ts'
import type { EditorPageResponse, UnsavedPageState } from '../../api/page.ts'
import type { EditorProblem } from '../../api/problems.ts'
import { callEditorServer } from '../client.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import { useEditorTexts } from '../texts/texts.ts'
import { ChangeList } from './ChangeList.tsx'
import { type ChosenConflictSides, SaveConflictList } from './SaveConflictList.tsx'
import * as styles from './save.css.ts'

interface SaveDialogProps {
  unsaved: UnsavedPageState
  problems: readonly EditorProblem[]
  onClose: () => void
  /** Receives the page as it is in the files after the save. */
  onSaved: (after: EditorPageResponse) => void
}

/** Shows the changes of a save, as descriptions and as a diff; then saves, or lets the author resolve conflicts. */
export function SaveDialog({ unsaved, problems, onClose, onSaved }: SaveDialogProps) {
  const t = useEditorTexts()
  const { notify } = useEditorNotices()
  const [diff, setDiff] = useState<EditorCallResponse<'diff'>>()
  const [failure, setFailure] = useState<string>()
  const [conflicts, setConflicts] = useState<readonly ConflictDescription[]>([])
  const [choices, setChoices] = useState<ChosenConflictSides>({})
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    callEditorServer('diff', unsaved, controller.signal).then(setDiff, (error: Error) => {
      if (!controller.signal.aborted) setFailure(t.problem(error.message))
    })
    return () => controller.abort()
  }, [unsaved, t])
  const save = async () => {
    setSaving(true)
    setFailure(undefined)
    try {
      const answer = await callEditorServer('save', {
        ...unsaved,
        ...(Object.keys(choices).length > 0 && { choices }),
      })
      if (answer.result === 'conflict') setConflicts(answer.conflicts)
      else if (answer.result === 'refused')
        setFailure(`${t.problem(answer.what)} ${t.problem(answer.fix)}`)
      else {
        onSaved(await callEditorServer('page', { page: unsaved.page }))
        notify((texts) => texts.savedFiles(answer.files.length), 'success')
        onClose()
      }
    } catch (error) {
      setFailure(t.problem((error as Error).message))
    } finally {
      setSaving(false)
    }
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const undecided = conflicts.some(({ key }) => choices[key] === undefined)
  return (
    <Dialog
      title={conflicts.length > 0 ? t.conflictTitle : t.saveTitle}
      {...(conflicts.length > 0 && { description: t.conflictText })}
      closeLabel={t.close}
      size="large"
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button
            loading={saving && t.saving}
            disabled={undecided || (!diff && failure === undefined)}
            onClick={() => void save()}
          >
            {t.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {failure !== undefined && (
          <Alert tone="error" title={t.failed} announce>
            {failure}
          </Alert>
        )}
        {errors > 0 && <Alert tone="warning" title={t.withProblems(errors)} />}
        {conflicts.length > 0 ? (
          <SaveConflictList mineLabel={t.mine} {...{ conflicts, choices }} onChoices={setChoices} />
        ) : diff ? (
          <Tabs
            label={t.saveTitle}
            variant="above"
            items={[
              { id: 'words', label: t.asWords, content: <ChangeList changes={diff.changes} /> },
              {
                id: 'text',
                label: t.asText,
                content: <DiffText text={diff.text} label={t.asText} />,
              },
            ]}
          />
        ) : (
          failure === undefined && <Spinner label={t.loading} />
        )}
      </div>
    </Dialog>
  )
}

/** Unified diff with added and removed lines marked. */
function DiffText({ text, label }: { text: string; label: string }) {
  return (
    <ScrollRegion label={label}>
      <pre className={styles.diff}>
        {text.split('\n').map((line, index) => (
          <span
            key={index}
            className={
              styles.line[
                /^\+(?!\+\+ )/.test(line) ? 'added' : /^-(?!-- )/.test(line) ? 'removed' : 'same'
              ]
            }
          >
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
    </ScrollRegion>
  )
}

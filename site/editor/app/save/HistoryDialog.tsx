import { Alert, Button, Dialog, Spinner } from '#design-system'
import { use, useCallback, useEffect, useState } from 'react'
import type { ConflictDescription, SaveListEntry } from '../../api/changes.ts'
import { callEditorServer } from '../client.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import { EditorLanguageContext, useEditorTexts } from '../texts/texts.ts'
import { type ChosenConflictSides, SaveConflictList } from './SaveConflictList.tsx'
import { useSaveLabelFormatter } from './useChangePlaceFormatter.ts'
import * as styles from './save.css.ts'

interface HistoryDialogProps {
  onClose: () => void
  /** Called after a save was undone. */
  onUndone: () => void
}

/** Save whose undo needs decisions. */
interface ConflictingUndo {
  readonly save: string
  readonly conflicts: readonly ConflictDescription[]
}

/** The last saves, also of other pages and of whole pages; each can be undone. */
export function HistoryDialog({ onClose, onUndone }: HistoryDialogProps) {
  const t = useEditorTexts()
  const { notify } = useEditorNotices()
  const label = useSaveLabelFormatter()
  const [saves, setSaves] = useState<readonly SaveListEntry[]>()
  const [failure, setFailure] = useState<string>()
  const [conflicting, setConflicting] = useState<ConflictingUndo>()
  const [choices, setChoices] = useState<ChosenConflictSides>({})
  const [busy, setBusy] = useState<string>()
  const load = useCallback(
    () =>
      callEditorServer('saves', {}).then(
        (answer) => setSaves(answer.saves),
        (error: Error) => setFailure(t.problem(error.message)),
      ),
    [t],
  )
  useEffect(() => void load(), [load])
  const undo = async (save: string, chosen: ChosenConflictSides) => {
    setBusy(save)
    setFailure(undefined)
    try {
      const answer = await callEditorServer('undo', { save, choices: chosen })
      if (answer.result === 'refused')
        return setFailure(`${t.problem(answer.what)} ${t.problem(answer.fix)}`)
      if (answer.result === 'conflict') return setConflicting({ save, ...answer })
      setConflicting(undefined)
      setChoices({})
      notify((texts) => texts.saveUndone, 'success')
      await load()
      onUndone()
    } catch (error) {
      setFailure(t.problem((error as Error).message))
    } finally {
      setBusy(undefined)
    }
  }
  const isUndecided = conflicting?.conflicts.some(({ key }) => choices[key] === undefined)
  return (
    <Dialog
      title={conflicting ? t.undoConflictTitle : t.history}
      description={conflicting ? t.undoConflictText : t.historyText}
      closeLabel={t.close}
      size="large"
      open
      onOpenChange={(open) => !open && onClose()}
      {...(conflicting && {
        actions: (
          <>
            <Button
              disabled={isUndecided}
              loading={busy !== undefined && t.saving}
              onClick={() => void undo(conflicting.save, choices)}
            >
              {t.undo}
            </Button>
            <Button variant="secondary" onClick={() => setConflicting(undefined)}>
              {t.cancel}
            </Button>
          </>
        ),
      })}
    >
      <div className={styles.content}>
        {failure !== undefined && (
          <Alert tone="error" title={t.failed} announce>
            {failure}
          </Alert>
        )}
        {!saves && failure === undefined && <Spinner label={t.loading} />}
        {saves?.length === 0 && <p>{t.historyEmpty}</p>}
        {conflicting ? (
          <SaveConflictList
            mineLabel={t.beforeSave}
            conflicts={conflicting.conflicts}
            choices={choices}
            onChoices={setChoices}
          />
        ) : (
          <ol className={styles.changes}>
            {saves?.map((one) => (
              <li key={one.save} className={styles.save}>
                <span>
                  <span className={styles.place}>{label(one.summary)}</span>
                  <SaveDetails save={one} />
                </span>
                <Button
                  size="small"
                  variant="secondary"
                  disabled={busy !== undefined}
                  loading={busy === one.save && t.saving}
                  title={`${t.undo}: ${label(one.summary)}`}
                  onClick={() => void undo(one.save, {})}
                >
                  {t.undo}
                </Button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  )
}

/** Time and files of a save. */
function SaveDetails({ save: { at, files } }: { save: SaveListEntry }) {
  const language = use(EditorLanguageContext)
  const time = new Date(at)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <span className={styles.details}>
      <time dateTime={time.toISOString()}>{format.format(time)}</time>: {files.join(', ')}
    </span>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { messageCatalogueNames } from '#data/locale/locales.ts'
import type { ConflictDescription } from '../../api/changes.ts'
import type { EditorProblem } from '../../api/problems.ts'
import type {
  TranslationReviewPayload,
  MessageTranslationEntry,
  UnsavedSiteTexts,
} from '../../api/translations.ts'
import { callEditorServer } from '../client.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import type { ChosenConflictSides } from '../save/SaveConflictList.tsx'
import type { TextsByCatalogue } from '../state/pageDocument.ts'
import { readUnsavedSiteTexts, writeUnsavedSiteTexts } from '../state/storedDraft.ts'
import { useEditorTexts } from '../texts/texts.ts'

/** Time in ms without a change before the checks run. */
const pause = 300

const nothing: UnsavedSiteTexts = { words: {}, base: {} }

/** Text of a row in a language as it is in the files; empty if there is none. */
export const getSavedTranslation = (
  { english, translations }: MessageTranslationEntry,
  catalogue: string,
): string => (catalogue === 'en' ? english : (translations[catalogue]?.text ?? ''))

/** Texts of the whole site with the unsaved ones, which the browser keeps over reloads. */
export function useUnsavedSiteTexts() {
  const t = useEditorTexts()
  const { notify } = useEditorNotices()
  const [rows, setRows] = useState<readonly MessageTranslationEntry[]>()
  const [unsaved, setUnsaved] = useState<UnsavedSiteTexts>(() => readUnsavedSiteTexts() ?? nothing)
  const [problems, setProblems] = useState<readonly EditorProblem[]>([])
  const [conflicts, setConflicts] = useState<readonly ConflictDescription[]>([])
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const load = useCallback(
    () =>
      callEditorServer('translations', {}).then(
        (answer) => setRows(answer.rows),
        (error: Error) => setFailure(error.message),
      ),
    [],
  )
  useEffect(() => void load(), [load])
  useEffect(() => {
    writeUnsavedSiteTexts(countTexts(unsaved) > 0 ? unsaved : undefined)
    const controller = new AbortController()
    const timer = setTimeout(() => {
      if (countTexts(unsaved) === 0) setProblems([])
      else
        callEditorServer('checkTexts', unsaved, controller.signal).then(
          (answer) => setProblems(answer.problems),
          // A failed save reports the server error.
          () => undefined,
        )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [unsaved])
  /** Runs a call that writes; true if the files were written. */
  const write = async (
    act: () => Promise<Awaited<ReturnType<typeof callEditorServer<'saveTexts'>>>>,
  ): Promise<boolean> => {
    setSaving(true)
    setFailure(undefined)
    try {
      const answer = await act()
      if (answer.result === 'refused') setFailure(`${answer.what} ${answer.fix}`)
      else if (answer.result === 'conflict') setConflicts(answer.conflicts)
      else {
        await load()
        notify((texts) => texts.savedFiles(answer.files.length), 'success')
        return true
      }
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setSaving(false)
    }
    return false
  }
  return {
    rows,
    words: toTexts(unsaved.words),
    count: countTexts(unsaved),
    problems,
    conflicts,
    failure: failure === undefined ? undefined : t.problem(failure),
    isSaving,
    edit: (row: MessageTranslationEntry, catalogue: string, text: string) =>
      setUnsaved((before) => changeText(before, row, { catalogue, text })),
    save: async (choices: ChosenConflictSides = {}) => {
      if (await write(() => callEditorServer('saveTexts', { ...unsaved, choices }))) {
        setConflicts([])
        setUnsaved(nothing)
      }
    },
    discard: () => setUnsaved(nothing),
    closeConflicts: () => setConflicts([]),
    review: (review: TranslationReviewPayload) =>
      write(() => callEditorServer('reviewTexts', review)),
  }
}

/** Number of changed texts. */
const countTexts = ({ words }: UnsavedSiteTexts): number =>
  Object.values(words).reduce((sum, texts) => sum + Object.keys(texts).length, 0)

/** Texts to show; a deleted one is empty. */
const toTexts = (words: UnsavedSiteTexts['words']): TextsByCatalogue =>
  Object.fromEntries(
    Object.entries(words).map(([catalogue, texts]) => [
      catalogue,
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text ?? ''])),
    ]),
  )

/** Sets a text; one that is as in the files is no longer unsaved. */
function changeText(
  { words, base }: UnsavedSiteTexts,
  row: MessageTranslationEntry,
  { catalogue, text }: { readonly catalogue: string; readonly text: string },
): UnsavedSiteTexts {
  const { id } = row
  const { [id]: known, ...otherBase } = base[catalogue] ?? {}
  const { [id]: _, ...otherWords } = words[catalogue] ?? {}
  const before = known === undefined ? getSavedTranslation(row, catalogue) || null : known
  const after = text || null
  const isSame = after === before
  const put = (
    texts: UnsavedSiteTexts['words'],
    others: Readonly<Record<string, string | null>>,
    value: string | null,
  ) =>
    Object.fromEntries(
      messageCatalogueNames.flatMap((name) => {
        const own = name !== catalogue ? texts[name] : isSame ? others : { ...others, [id]: value }
        return own && Object.keys(own).length > 0 ? [[name, own]] : []
      }),
    )
  return { words: put(words, otherWords, after), base: put(base, otherBase, before) }
}

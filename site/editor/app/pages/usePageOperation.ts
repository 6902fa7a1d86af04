import { useEffect, useState } from 'react'
import type { PageOperation, PageOperationImpact } from '../../api/operations.ts'
import { callEditorServer } from '../client.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import { useEditorTexts } from '../texts/texts.ts'
import { hasErrors } from './hasErrors.ts'

/** Time in ms without typing before the impact is requested. */
const pause = 300

/** Answer of the server about an operation. */
interface Answered {
  /** The operation as JSON. */
  readonly asked: string
  readonly impact: PageOperationImpact | undefined
  readonly refusal: string | undefined
}

const unanswered: Answered = { asked: '', impact: undefined, refusal: undefined }

/** Requests the impact of an operation on a page; `perform` performs it, and then calls `onPerformed`. */
export function usePageOperation(operation: PageOperation | undefined, onPerformed: () => void) {
  const t = useEditorTexts()
  const { notify } = useEditorNotices()
  const [answered, setAnswered] = useState<Answered>()
  const [isBusy, setBusy] = useState(false)
  const asked = JSON.stringify(operation ?? null)
  const { impact, refusal } = answered?.asked === asked ? answered : unanswered
  useEffect(() => {
    const planned = JSON.parse(asked) as PageOperation | null
    if (!planned) return undefined
    const controller = new AbortController()
    const refuse = (reason: string) => setAnswered({ ...unanswered, asked, refusal: reason })
    const timer = setTimeout(() => {
      callEditorServer('impact', { operation: planned }, controller.signal).then(
        (answer) =>
          answer.result === 'possible'
            ? setAnswered({ ...unanswered, asked, impact: answer.impact })
            : refuse(`${t.problem(answer.what)} ${t.problem(answer.fix)}`),
        (error: Error) => {
          if (!controller.signal.aborted) refuse(t.problem(error.message))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, t])
  const isPossible = impact !== undefined && !hasErrors(impact)
  const perform = async () => {
    if (!operation || !isPossible) return
    const refuse = (reason: string) => setAnswered({ ...unanswered, asked, refusal: reason })
    setBusy(true)
    try {
      const answer = await callEditorServer('operate', { operation })
      if (answer.result === 'refused')
        return refuse(`${t.problem(answer.what)} ${t.problem(answer.fix)}`)
      notify((texts) => texts.savedFiles(answer.files.length), 'success')
      onPerformed()
    } catch (error) {
      refuse(t.problem((error as Error).message))
    } finally {
      setBusy(false)
    }
  }
  return {
    impact,
    isPossible,
    refusal,
    /** The impact is not known yet. */
    isPlanning: operation !== undefined && answered?.asked !== asked,
    isBusy,
    perform,
  }
}

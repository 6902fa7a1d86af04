import { useEffect, useState } from 'react'
import type { UnsavedPageState } from '../../api/page.ts'
import type { EditorProblem } from '../../api/problems.ts'
import { callEditorServer } from '../client.ts'

/** Time in ms without a change before the checks run. */
const pause = 300

/** Result of the generator's checks on the unsaved state. */
export interface UnsavedPageChecks {
  /** Problems of the last checked state. */
  readonly problems: readonly EditorProblem[]
  readonly state: 'checking' | 'done' | 'failed'
  /** Reason why the checks failed. */
  readonly failure?: string
}

interface CheckResult extends UnsavedPageChecks {
  readonly checked: UnsavedPageState | undefined
}

/** Checks the unsaved state when nothing has changed for a moment. */
export function useUnsavedPageChecks(unsaved: UnsavedPageState): UnsavedPageChecks {
  const [result, setResult] = useState<CheckResult>({
    problems: [],
    state: 'checking',
    checked: undefined,
  })
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      callEditorServer('check', unsaved, controller.signal).then(
        ({ problems }) => setResult({ problems, state: 'done', checked: unsaved }),
        ({ message }: Error) => {
          if (!controller.signal.aborted)
            setResult(({ problems }) => ({
              problems,
              state: 'failed',
              failure: message,
              checked: unsaved,
            }))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [unsaved])
  return result.checked === unsaved ? result : { problems: result.problems, state: 'checking' }
}

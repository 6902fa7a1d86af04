import type { EditorProblem } from '../../api/problems.ts'
import { useEditor } from '../EditorContext.ts'
import { setDocumentValue, getDocumentValue } from '../state/forkMessage.ts'
import { useEditorTexts } from '../texts/texts.ts'

/** Returns a function that applies the correction of a problem: a name instead of a misspelt value or key. */
export function useApplyCorrection(): (problem: EditorProblem) => void {
  const t = useEditorTexts()
  const { change, announce } = useEditor()
  return ({ steps, correction }) => {
    if (!steps || !correction) return
    const { part, text } = correction
    change((document) => {
      if (part === 'value') return setDocumentValue(document, steps, text)
      const renamed = setDocumentValue(
        document,
        [...steps.slice(0, -1), text],
        getDocumentValue(document, steps),
      )
      return setDocumentValue(renamed, steps, undefined)
    })
    announce(t.fixed)
  }
}

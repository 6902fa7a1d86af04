import { readProjectSources } from '#generator/input/read.ts'
import type { EditorCallResponse } from '../../api/calls.ts'
import type { PageOperation } from '../../api/operations.ts'
import type { WriteCallResult } from '../edit/writeCallResult.ts'
import { planPageOperation } from './planPageOperation.ts'
import { writePlannedFiles } from './writePlannedFiles.ts'

/** Most plans for one operation, while others write. */
const mostPlans = 3

const refuse = (what: string, fix: string): WriteCallResult<EditorCallResponse<'operate'>> => ({
  answer: { result: 'refused', what, fix },
  written: [],
  summary: undefined,
})

/** Performs an operation on a page; it is planned again if somebody writes a file meanwhile. */
export function performPageOperation(
  top: string,
  operation: PageOperation,
): WriteCallResult<EditorCallResponse<'operate'>> {
  for (let plans = 0; plans < mostPlans; plans++) {
    const sources = readProjectSources(top)
    const planned = planPageOperation(operation, sources, top)
    if ('refused' in planned) return refuse(planned.refused.what, planned.refused.fix)
    const problem = planned.impact.problems.find(({ severity }) => severity === 'error')
    if (problem) return refuse(`${problem.file}:${problem.line} ${problem.what}`, problem.fix)
    const outcome = writePlannedFiles(top, planned.files, sources.files)
    if (outcome)
      return {
        answer: outcome.answer as EditorCallResponse<'operate'>,
        written: outcome.written,
        summary: { kind: 'operation', operation },
      }
  }
  return refuse('Something else is changing the files.', 'Try again when it has ended.')
}

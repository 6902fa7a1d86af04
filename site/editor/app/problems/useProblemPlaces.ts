import { useMemo } from 'react'
import type { EditorProblem } from '../../api/problems.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import type { EditorContextValue } from '../EditorContext.ts'
import type { PageDocument } from '../state/pageDocument.ts'
import { findProblemPlace } from './problemPlaces.ts'

/** Finds the places of problems; again only if the problems or the config have changed, not with each text. */
export function useProblemPlaces(
  problems: readonly EditorProblem[],
  { root, items }: PageDocument,
  site: EditorSiteResponse,
): Pick<EditorContextValue, 'problems' | 'placedProblems' | 'problemsBySection'> {
  return useMemo(() => {
    const placedProblems = problems.map((problem) => ({
      problem,
      place: findProblemPlace(problem, { root, items }, site),
    }))
    const onPage = placedProblems.filter(({ place }) => place !== undefined)
    const bySection = Map.groupBy(onPage, ({ place }) => place?.section)
    const problemsBySection = new Map(
      [...bySection].map(([key, placed]) => [key, placed.map(({ problem }) => problem)]),
    )
    return { problems, placedProblems, problemsBySection }
  }, [problems, root, items, site])
}

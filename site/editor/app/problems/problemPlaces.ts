import type { EditorProblem } from '../../api/problems.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import { getSectionName } from '../sections/getSectionName.ts'
import { listMessagePlaces } from '../state/messageIds.ts'
import type { PageDocument, DocumentPath } from '../state/pageDocument.ts'

/** Identifies a problem within one run of the checks. */
export const formatProblemKey = ({ code, file, line, column, what }: EditorProblem): string =>
  [code, file, line, column, what].join(' ')

/** Place of a problem on the page: a section and the field in it, or a field of the page. */
export interface ProblemPlace {
  /** Key of the section; undefined for the fields of the page. */
  readonly section: string | undefined
  /** Steps from the page config. */
  readonly path: DocumentPath
}

/** Returns where the page shows what a problem is about; undefined for problems of other pages. */
export function findProblemPlace(
  problem: EditorProblem,
  { items }: PageDocument,
  { sections }: EditorSiteResponse,
): ProblemPlace | undefined {
  const { steps, messages } = problem
  if (steps) {
    const [first, index] = steps
    const section = first === 'sections' ? items[Number(index)]?.key : undefined
    return { section, path: steps }
  }
  for (const [index, item] of items.entries()) {
    const fields = sections[getSectionName(item)]?.fields ?? []
    const place = listMessagePlaces(fields, item.value, ['sections', index]).find(({ id }) =>
      messages.includes(id),
    )
    if (place) return { section: item.key, path: place.path }
  }
  return problem.isOnPage ? { section: undefined, path: [] } : undefined
}

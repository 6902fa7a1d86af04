import type { MessageCatalogueName } from '#data/locale/locales.ts'
import type { EditorProblem } from '../../api/problems.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import { getSectionName } from '../sections/getSectionName.ts'
import { listMessagePlaces, type MessageInConfig } from '../state/messageIds.ts'
import type { PageDocument, ConfigValuePath, SectionConfig } from '../state/pageDocument.ts'
import { toTextOrEmpty } from '../state/texts.ts'

/** Identifies a problem within one run of the checks. */
export const formatProblemKey = ({ code, file, line, column, what }: EditorProblem): string =>
  [code, file, line, column, what].join(' ')

/** Place of a problem on the page: a section and the field in it, or a field of the page. */
export interface ProblemPlace {
  /** Key of the section; undefined for the fields of the page. */
  readonly section: string | undefined
  /** Steps from the page config. */
  readonly path: ConfigValuePath
  /** Language of the text; absent for other problems. */
  readonly catalogue?: MessageCatalogueName
}

/** Problem with its place on the page; undefined for problems of other pages. */
export interface ProblemWithPlace {
  readonly problem: EditorProblem
  readonly place: ProblemPlace | undefined
}

/** Returns the place on the page that a problem is about; undefined for problems of other pages. */
export function findProblemPlace(
  problem: EditorProblem,
  { root, items }: Pick<PageDocument, 'root' | 'items'>,
  { sections, pageFields, fragments }: EditorSiteResponse,
): ProblemPlace | undefined {
  const { steps, messages, catalogue } = problem
  if (steps) {
    const [first, index] = steps
    const section = first === 'sections' ? items[Number(index)]?.key : undefined
    return { section, path: steps }
  }
  const isConcerned = ({ id }: MessageInConfig) => messages.includes(id)
  const field = listMessagePlaces(pageFields, root).find(isConcerned)
  const language = catalogue && { catalogue }
  if (field) return { section: undefined, path: field.path, ...language }
  for (const [index, item] of items.entries()) {
    const fieldsOf = (value: SectionConfig) => sections[getSectionName({ value })]?.fields ?? []
    const path = ['sections', index]
    const place = listMessagePlaces(fieldsOf(item.value), item.value, path).find(isConcerned)
    if (place) return { section: item.key, path: place.path, ...language }
    const inside = fragments[toTextOrEmpty(item.value['fragment'])]?.sections ?? []
    if (inside.some((value) => listMessagePlaces(fieldsOf(value), value).some(isConcerned)))
      return { section: item.key, path }
  }
  return problem.isOnPage ? { section: undefined, path: [] } : undefined
}

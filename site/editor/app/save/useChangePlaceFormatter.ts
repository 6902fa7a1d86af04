import { locales } from '#data/locale/locales.ts'
import type { ConfigChangePlace, SaveSummary } from '../../api/changes.ts'
import { getFragmentOfDocument } from '../../api/fragments.ts'
import { useFieldName, useEditorTexts } from '../texts/texts.ts'

/** Returns a function that names the place of a change for authors: "Hero, Title, Deutsch". */
export function useChangePlaceFormatter(): (place: ConfigChangePlace) => string {
  const t = useEditorTexts()
  const fieldName = useFieldName()
  return ({ section, field, catalogue, message }) => {
    const names = field.map((step) =>
      typeof step === 'number' ? String(step + 1) : fieldName(step),
    )
    // A text that the page does not show has no place but its id.
    const isElsewhere = section === undefined && names.length === 0 && message !== undefined
    return [
      isElsewhere ? t.text : section === undefined ? t.pageSettings : t.sectionName(section),
      names.join(' › ') || (message ?? ''),
      catalogue && locales[catalogue].name,
    ]
      .filter(Boolean)
      .join(', ')
  }
}

/** Returns a function that names a save in the list of saves. */
export function useSaveLabelFormatter(): (summary: SaveSummary) => string {
  const t = useEditorTexts()
  const place = useChangePlaceFormatter()
  return (summary) => {
    if (summary.kind === 'picture') return `${t.addPicture}: ${summary.name}`
    if (summary.kind === 'operation') {
      const { operation } = summary
      return t.operationLabels[operation.kind]({ page: '', path: '', ...operation })
    }
    const others = summary.count > 1 ? ` ${t.andOthers(summary.count - 1)}` : ''
    if (summary.kind === 'page') {
      const { page, first } = summary
      const fragment = getFragmentOfDocument(page)
      const name = fragment === undefined ? page : t.fragment(fragment)
      return `${name}: ${first ? place(first) : ''}${others}`
    }
    const language = locales[summary.catalogue].name
    if (summary.kind === 'texts') return `${summary.message}, ${language}${others}`
    return `${t.reviewedTexts(summary.count)}, ${language}`
  }
}

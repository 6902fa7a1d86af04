import type { Locale } from '#data/locale/locales.ts'
import { isSectionShown } from '#data/pages/sectionVisibility.ts'
import type { SectionHighlight } from '../../preview/bridge.ts'
import type { EditorContextValue } from '../EditorContext.ts'
import type { EditedSection } from '../state/pageDocument.ts'
import { describeSectionLimits, getSectionLimits } from '../state/sectionLimits.ts'
import type { EditorTexts } from '../texts/english.ts'

interface MarkedPage {
  readonly items: readonly EditedSection[]
  readonly problemsBySection: EditorContextValue['problemsBySection']
  readonly locale: Locale
}

/** Returns the marks of the sections that have problems or limits, by section key. */
export function findSectionHighlights(
  { items, problemsBySection, locale }: MarkedPage,
  t: EditorTexts,
): ReadonlyMap<string, SectionHighlight> {
  const now = Date.now()
  return new Map(
    items.flatMap((item) => {
      const found = problemsBySection.get(item.key) ?? []
      const limits = getSectionLimits(item)
      if (found.length === 0 && !limits) return []
      const isHidden = limits !== undefined && !isSectionShown(limits, locale, now)
      const described = limits && describeSectionLimits(limits, t)
      const mark: SectionHighlight = {
        problems: found.length > 0 ? t.problems(found.length) : undefined,
        messages: new Map(
          found.flatMap(({ messages, severity, what }) =>
            messages.map((id) => [id, { severity, what: t.problem(what) }] as const),
          ),
        ),
        limits: described && (isHidden ? t.notShown(described) : t.shownOnly(described)),
        isHidden,
      }
      return [[item.key, mark] as const]
    }),
  )
}

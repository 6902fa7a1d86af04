import { type SectionVisibility, getSectionVisibility } from '#data/pages/sectionVisibility.ts'
import type { EditorTexts } from '../texts/english.ts'
import type { EditedSection } from './pageDocument.ts'

/** Returns the limits of a section; undefined if it is always shown, or while they are not valid. */
export function getSectionLimits({ value }: EditedSection): SectionVisibility | undefined {
  const limits = getSectionVisibility(value)
  return limits?.locales && !Array.isArray(limits.locales) ? undefined : limits
}

/** Formats limits for authors: `DE, EN, from 2027-03-01T08:00Z`. */
export const describeSectionLimits = (
  { locales, from, until }: SectionVisibility,
  t: EditorTexts,
): string =>
  [
    ...(locales ?? []).map((code) => code.toUpperCase()),
    ...(from === undefined ? [] : [t.shownFrom(from)]),
    ...(until === undefined ? [] : [t.shownUntil(until)]),
  ].join(', ')

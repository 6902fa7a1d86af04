import { Schema } from 'effect'
import { createMomentSchema } from './schedule.ts'
import { type Locale, localeCodes } from '../locale/locales.ts'

/** Fields of every section that limit where and when the server shows it. */
export const sectionVisibilityFields = {
  locales: Schema.optionalKey(
    Schema.Array(Schema.Literals(localeCodes))
      .check(Schema.isMinLength(1), Schema.isUnique())
      .annotate({ description: 'Languages that show the section; all of the page if left out' }),
  ),
  from: Schema.optionalKey(createMomentSchema('The section is shown from this moment')),
  until: Schema.optionalKey(createMomentSchema('The section is no longer shown from this moment')),
}

/** Limits of a section; one that is left out does not limit it. */
export interface SectionVisibility {
  readonly locales?: readonly Locale[]
  /** Start, ISO 8601. */
  readonly from?: string
  /** End, exclusive, ISO 8601. */
  readonly until?: string
}

/** Returns the limits among the fields of a section; undefined if it has none. */
export function getSectionVisibility(
  fields: Readonly<Record<string, unknown>>,
): SectionVisibility | undefined {
  const { locales, from, until } = fields as SectionVisibility
  if (locales === undefined && from === undefined && until === undefined) return undefined
  return {
    ...(locales !== undefined && { locales }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

/** Returns true if a section is shown in a locale at `now`, in ms since the epoch. */
export const isSectionShown = (
  { locales, from, until }: SectionVisibility,
  locale: Locale,
  now: number,
): boolean =>
  (locales?.includes(locale) ?? true) &&
  (from === undefined || now >= Date.parse(from)) &&
  (until === undefined || now < Date.parse(until))

import { Schema } from 'effect'

/** Form of a point in time: `2027-03-01T08:00Z`. */
export const utcMomentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/

// The description is set before the checks: custom checks are lost in JSON Schema, with later annotations.
/** Schema of a point in time, UTC. */
export const createMomentSchema = (description: string) =>
  Schema.String.annotate({
    description: `${description}; universal time, YYYY-MM-DDTHH:MMZ`,
  }).check(
    Schema.isPattern(utcMomentPattern),
    Schema.makeFilter((s: string) => {
      const time = Date.parse(s)
      return (
        (!Number.isNaN(time) && new Date(time).toISOString().startsWith(s.slice(0, -1))) ||
        'not a valid date and time'
      )
    }),
  )

/** Fields for scheduled publication of a page or record. */
export const scheduleFields = {
  publishAt: Schema.optionalKey(createMomentSchema('Shown from this moment; before it is 404')),
  expiresAt: Schema.optionalKey(createMomentSchema('No longer shown from this moment')),
}

/** Returns true if a page or record is published at `now`, in ms since the epoch. */
export const isPublishedAt = (
  now: number,
  { publishAt, expiresAt }: { readonly publishAt?: string; readonly expiresAt?: string },
): boolean =>
  (publishAt === undefined || now >= Date.parse(publishAt)) &&
  (expiresAt === undefined || now < Date.parse(expiresAt))

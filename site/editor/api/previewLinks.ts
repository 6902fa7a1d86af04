import { Schema } from 'effect'
import { localeCodes } from '#data/locale/locales.ts'

export const PreviewLinksResult = Schema.Struct({
  result: Schema.Literal('signed'),
  links: Schema.Array(Schema.Struct({ locale: Schema.Literals(localeCodes), href: Schema.String })),
  /** Time in ms at which the links expire. */
  until: Schema.Number,
})
export type PreviewLinksResult = typeof PreviewLinksResult.Type

import { Schema } from 'effect'
import { CatalogueNameSchema, ConfigPath } from './values.ts'

/** Change for people: "Hero: title (de)". */
export const DescribedChange = Schema.Struct({
  /** Sections are added, removed or moved; fields and texts are set, added or removed. */
  kind: Schema.Literals(['set', 'added', 'removed', 'moved']),
  file: Schema.String,
  /** Name of the section; absent for fields of the page and messages of no section. */
  section: Schema.optionalKey(Schema.String),
  /** Index of the section in `items`, or in the base if it was removed. */
  index: Schema.optionalKey(Schema.Int),
  /** Place in the section or the page; of a text, where the page shows it. */
  field: ConfigPath,
  catalogue: Schema.optionalKey(CatalogueNameSchema),
  /** Message id of a text. */
  message: Schema.optionalKey(Schema.String),
  before: Schema.optionalKey(Schema.Unknown),
  after: Schema.optionalKey(Schema.Unknown),
  /** In English: `Hero: German title`. */
  label: Schema.String,
})
export type DescribedChange = typeof DescribedChange.Type

/** Value that was changed here and in the file. Null stands for none. */
export const DescribedConflict = Schema.Struct({
  /** Names the place in `choices`. */
  key: Schema.String,
  file: Schema.String,
  /** In English, as in `DescribedChange`. */
  label: Schema.String,
  base: Schema.Unknown,
  mine: Schema.Unknown,
  theirs: Schema.Unknown,
})
export type DescribedConflict = typeof DescribedConflict.Type

export const SavedResult = Schema.Struct({
  result: Schema.Literal('saved'),
  files: Schema.Array(Schema.String),
  /** Id of the save for `undo`; absent if no byte differed. */
  save: Schema.optionalKey(Schema.String),
})
export const SaveConflictResult = Schema.Struct({
  result: Schema.Literal('conflict'),
  conflicts: Schema.Array(DescribedConflict),
})
/** Nothing was written. */
export const RefusedSaveResult = Schema.Struct({
  result: Schema.Literal('refused'),
  what: Schema.String,
  fix: Schema.String,
})

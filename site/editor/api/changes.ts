import { Schema } from 'effect'
import { PageOperation } from './operations.ts'
import { CatalogueNameSchema, ConfigPath } from './values.ts'

/** Path of a changed value as labels of the interface: "Hero, title, German". */
const placeFields = {
  file: Schema.String,
  /** Name of the section; absent for fields of the page and messages of no section. */
  section: Schema.optionalKey(Schema.String),
  /** Place in the section or the page; of a text, where the page shows it. */
  field: ConfigPath,
  catalogue: Schema.optionalKey(CatalogueNameSchema),
  /** Message id of a text. */
  message: Schema.optionalKey(Schema.String),
}
const ConfigChangePlace = Schema.Struct(placeFields)
export type ConfigChangePlace = typeof ConfigChangePlace.Type

/** Change for people. */
export const ChangeDescription = Schema.Struct({
  ...placeFields,
  /** Sections are added, removed or moved; fields and texts are set, added or removed. */
  kind: Schema.Literals(['set', 'added', 'removed', 'moved']),
  /** Index of the section in `items`, or in the base if it was removed. */
  index: Schema.optionalKey(Schema.Int),
  before: Schema.optionalKey(Schema.Unknown),
  after: Schema.optionalKey(Schema.Unknown),
})
export type ChangeDescription = typeof ChangeDescription.Type

/** Value that was changed here and in the file. Null stands for none. */
export const ConflictDescription = Schema.Struct({
  ...placeFields,
  /** Names the place in `choices`. */
  key: Schema.String,
  base: Schema.Unknown,
  mine: Schema.Unknown,
  theirs: Schema.Unknown,
})
export type ConflictDescription = typeof ConflictDescription.Type

/** Chosen version of conflicts by their keys. */
export const ConflictChoicesSchema = Schema.Record(
  Schema.String,
  Schema.Literals(['mine', 'theirs']),
)

/** Summary of a save for the list of saves. */
export const SaveSummary = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal('page'),
    page: Schema.String,
    /** The first change. */
    first: Schema.optionalKey(
      Schema.Struct({ ...placeFields, kind: ChangeDescription.fields.kind }),
    ),
    /** Number of changes. */
    count: Schema.Int,
  }),
  Schema.Struct({ kind: Schema.Literal('operation'), operation: PageOperation }),
  Schema.Struct({ kind: Schema.Literal('picture'), name: Schema.String }),
  /** Texts of the site; the first of them. */
  Schema.Struct({
    kind: Schema.Literal('texts'),
    message: Schema.String,
    catalogue: CatalogueNameSchema,
    count: Schema.Int,
  }),
  /** Reviewed translations. */
  Schema.Struct({
    kind: Schema.Literal('review'),
    catalogue: CatalogueNameSchema,
    count: Schema.Int,
  }),
])
export type SaveSummary = typeof SaveSummary.Type

export const SaveListEntry = Schema.Struct({
  save: Schema.String,
  /** Time in ms. */
  at: Schema.Number,
  summary: SaveSummary,
  files: Schema.Array(Schema.String),
})
export type SaveListEntry = typeof SaveListEntry.Type

export const SavedResult = Schema.Struct({
  result: Schema.Literal('saved'),
  files: Schema.Array(Schema.String),
  /** Id of the save for `undo`; absent if no byte differed. */
  save: Schema.optionalKey(Schema.String),
})
export const SaveConflictResult = Schema.Struct({
  result: Schema.Literal('conflict'),
  conflicts: Schema.Array(ConflictDescription),
})
/** Nothing was written. */
export const RefusedSaveResult = Schema.Struct({
  result: Schema.Literal('refused'),
  what: Schema.String,
  fix: Schema.String,
})

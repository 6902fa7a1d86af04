import { Schema } from 'effect'
import { CatalogueNameSchema, ConfigPath } from './values.ts'

export const EditorProblem = Schema.Struct({
  code: Schema.String,
  severity: Schema.Literals(['error', 'warning']),
  file: Schema.String,
  line: Schema.Int,
  column: Schema.Int,
  /** Path in the config, e.g. `sections[0].title`; in a catalogue the message id. */
  path: Schema.String,
  what: Schema.String,
  fix: Schema.String,
  /** Link to the explanation in the manual. */
  manual: Schema.String,
  /** Page that is checked, or others. */
  isOnPage: Schema.Boolean,
  /** Steps of `path` in the config of the page; a section is counted as in `items`. */
  steps: Schema.optionalKey(ConfigPath),
  /** Messages concerned: that of the catalogue, and the other one of two that are compared. */
  messages: Schema.Array(Schema.String),
  catalogue: Schema.optionalKey(CatalogueNameSchema),
  /** Certain correction: the name at `steps` (or the key itself) becomes `text`. */
  correction: Schema.optionalKey(
    Schema.Struct({ part: Schema.Literals(['value', 'key']), text: Schema.String }),
  ),
})
export type EditorProblem = typeof EditorProblem.Type

import { Schema } from 'effect'
import { EditorProblem } from './problems.ts'

export const PageOperationImpact = Schema.Struct({
  created: Schema.Array(Schema.String),
  changed: Schema.Array(Schema.String),
  removed: Schema.Array(Schema.String),
  /** Pages whose links change or end. */
  linkedFrom: Schema.Array(Schema.String),
  /** Addresses that lead elsewhere afterwards. */
  redirects: Schema.Array(Schema.Struct({ from: Schema.String, to: Schema.String })),
  /** Messages that are removed, renamed, or keep their id, with the reason. */
  messages: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      change: Schema.Literals(['added', 'removed', 'renamed', 'kept']),
      note: Schema.String,
    }),
  ),
  /** Problems that the change would cause. */
  problems: Schema.Array(EditorProblem),
})
export type PageOperationImpact = typeof PageOperationImpact.Type

export const PageOperation = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('create'), path: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal('duplicate'),
    page: Schema.String,
    path: Schema.String,
  }),
  /** Begins the draft version of a published page. */
  Schema.Struct({ kind: Schema.Literal('draft'), page: Schema.String }),
  /** Replaces a published page by its draft version, which `page` names. */
  Schema.Struct({ kind: Schema.Literal('publish'), page: Schema.String }),
  Schema.Struct({ kind: Schema.Literal('rename'), page: Schema.String, path: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal('remove'),
    page: Schema.String,
    /** Unprefixed path that visitors of its addresses are led to. */
    redirectTo: Schema.optionalKey(Schema.String),
  }),
])
export type PageOperation = typeof PageOperation.Type

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

/** Label of a menu entry by catalogue; German and Chinese may be missing while English is there. */
const MenuLabelTexts = Schema.Struct({
  en: Schema.NonEmptyString,
  de: Schema.optionalKey(Schema.String),
  cn: Schema.optionalKey(Schema.String),
})
export type MenuLabelTexts = typeof MenuLabelTexts.Type

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
    /** Unprefixed path that its addresses redirect to. */
    redirectTo: Schema.optionalKey(Schema.String),
  }),
  Schema.Struct({
    kind: Schema.Literal('addToMenu'),
    page: Schema.String,
    /** Message id of the label of the entry that it stands under; absent at the top level. */
    under: Schema.optionalKey(Schema.String),
    /** Absent if the title of the page is the label. */
    label: Schema.optionalKey(MenuLabelTexts),
  }),
  Schema.Struct({ kind: Schema.Literal('removeFromMenu'), page: Schema.String }),
])
export type PageOperation = typeof PageOperation.Type

import { Schema } from 'effect'
import { localeCodes } from '#data/locale/locales.ts'
import { EditorFields } from './editorFields.ts'
import { ConfigObjectSchema, IntegersByNameSchema } from './values.ts'

const EditorSectionEntry = Schema.Struct({
  description: Schema.String,
  /** The section starts with a full-bleed picture under the header. */
  underHeader: Schema.Boolean,
  fields: EditorFields,
  /** Props of the examples, by name; `default` is first. */
  examples: Schema.Record(Schema.String, ConfigObjectSchema),
  /** Prop that a loader fills, and the fields that are passed to the loader instead of the section. */
  loader: Schema.optionalKey(
    Schema.Struct({ prop: Schema.String, options: Schema.Array(Schema.String) }),
  ),
  /** Source file and id of the story of the default example. */
  code: Schema.String,
  story: Schema.String,
})
export type EditorSectionEntry = typeof EditorSectionEntry.Type

const PageSummary = Schema.Struct({
  /** Path below `pages-config/pages` without extension: `explore/news/_id`. */
  id: Schema.String,
  /** Unprefixed path: `/explore/news/:id`. */
  path: Schema.String,
  file: Schema.String,
  title: Schema.String,
  status: Schema.Literals(['published', 'draft', 'scheduled', 'expired']),
  locales: Schema.Array(Schema.Literals(localeCodes)),
  /** Collection whose records become pages. */
  data: Schema.optionalKey(Schema.String),
  errors: Schema.Int,
  warnings: Schema.Int,
  /** Messages of its config without text and with outdated text, by catalogue. */
  missing: IntegersByNameSchema,
  stale: IntegersByNameSchema,
  anchors: Schema.Array(Schema.String),
  /** Names of its sections, each once. */
  sections: Schema.Array(Schema.String),
})
export type PageSummary = typeof PageSummary.Type

/** Name that a field can take, with its value. */
const EditorNameEntry = Schema.Struct({
  name: Schema.String,
  /** A figure as each locale writes it; title of a page or record; text of the operator. */
  shown: Schema.Record(Schema.String, Schema.String),
  source: Schema.optionalKey(Schema.String),
})
export type EditorNameEntry = typeof EditorNameEntry.Type

/** Sections that several pages share. */
const FragmentSummary = Schema.Struct({
  sections: Schema.Array(ConfigObjectSchema),
  /** Ids of the pages that show it. */
  shownOn: Schema.Array(Schema.String),
  errors: Schema.Int,
})
export type FragmentSummary = typeof FragmentSummary.Type

/** Entry of the main menu. */
const MenuEntrySummary = Schema.Struct({
  /** Message id of its label. */
  label: Schema.String,
  /** English text of the label. */
  text: Schema.String,
  href: Schema.String,
})

const PictureInfo = Schema.Struct({
  name: Schema.String,
  /** Files as sections receive them; `width` and `height` are those of the widest. */
  file: Schema.Struct({
    avif: Schema.String,
    src: Schema.String,
    width: Schema.Int,
    height: Schema.Int,
    placeholder: Schema.optionalKey(Schema.String),
  }),
  /** URL of the narrowest file. */
  thumbnail: Schema.String,
  /** Ids of the pages and records that open with it or with another view of it. */
  opens: Schema.Array(Schema.String),
})
export const EditorSiteResponse = Schema.Struct({
  brand: Schema.String,
  /** Absolute path of the project as in a URL: `/home/me/site`. */
  folder: Schema.String,
  pages: Schema.Array(PageSummary),
  sections: Schema.Record(Schema.String, EditorSectionEntry),
  /** Fields of a page config except `sections`. */
  pageFields: EditorFields,
  /** Fragments by name. */
  fragments: Schema.Record(Schema.String, FragmentSummary),
  /** Main menu with the entries under each of its own. */
  menu: Schema.Array(
    Schema.Struct({ ...MenuEntrySummary.fields, children: Schema.Array(MenuEntrySummary) }),
  ),
  pictures: Schema.Array(PictureInfo),
  /** Names by reference kind: `picture`, `figure`, `link`, `operator`, `middleware`, `record:products` … */
  names: Schema.Record(Schema.String, Schema.Array(EditorNameEntry)),
  /** Words of the term list that texts should use, by catalogue. */
  terms: Schema.Record(Schema.String, Schema.Array(Schema.String)),
  /** Names of themes. */
  themes: Schema.Array(Schema.String),
  /** Most characters of titles and descriptions, by locale. */
  metaLimits: Schema.Record(
    Schema.String,
    Schema.Struct({ title: Schema.Int, description: Schema.Int }),
  ),
})
export type EditorSiteResponse = typeof EditorSiteResponse.Type

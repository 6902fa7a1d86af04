import { Schema } from 'effect'
import { localeCodes } from '#data/locale/locales.ts'
import {
  ConflictChoicesSchema,
  ChangeDescription,
  SaveListEntry,
  RefusedSaveResult,
  SaveConflictResult,
  SavedResult,
} from './changes.ts'
import { PageOperationImpact, PageOperation } from './operations.ts'
import { EditorPageResponse, unsavedPageFields, UnsavedPageState } from './page.ts'
import { maxPictureBytes, NewPicturePayload } from './pictures.ts'
import { PreviewLinksResult } from './previewLinks.ts'
import { EditorProblem } from './problems.ts'
import { EditorSiteResponse } from './site.ts'
import {
  SaveSiteTextsPayload,
  TranslationReviewPayload,
  MessageTranslationEntry,
  UnsavedSiteTexts,
} from './translations.ts'
import { ConfigObjectSchema } from './values.ts'

/**
 * Calls of the page editor: POST `/calls/<name>` with a JSON body of at most `maxBodyBytes`, or `mostBytes` of the call. Status 400: invalid body,
 * 403: key or origin missing or wrong, 404: unknown call, 413: body too large, 421: foreign host, 500: failed.
 */
export const editorCallsPath = '/calls/'
/** Header with the key of the printed address; the shell and the preview have it in `<meta name="editor-key">`. */
export const editorKeyHeader = 'x-editor-key'
export const maxBodyBytes = 1024 * 1024

const Nothing = Schema.Struct({})

/** Schemas of body and answer of every call. */
export const editorCallSchemas = {
  /** Names that fields can take, and the list of pages. */
  site: { body: Nothing, answer: EditorSiteResponse },
  page: { body: Schema.Struct({ page: Schema.String }), answer: EditorPageResponse },
  /** Props that the loaders of the site give to each section, in the order of `sections`. */
  data: {
    body: Schema.Struct({
      page: Schema.String,
      locale: Schema.Literals(localeCodes),
      sections: Schema.Array(ConfigObjectSchema),
    }),
    answer: Schema.Struct({ sections: Schema.Array(ConfigObjectSchema) }),
  },
  /** Checks of the generator on the unsaved state; at most 200 problems, those of the page first. */
  check: {
    body: UnsavedPageState,
    answer: Schema.Struct({
      problems: Schema.Array(EditorProblem),
      /** Number of all problems. */
      total: Schema.Int,
      milliseconds: Schema.Number,
    }),
  },
  diff: {
    body: UnsavedPageState,
    answer: Schema.Struct({
      changes: Schema.Array(ChangeDescription),
      files: Schema.Array(Schema.String),
      /** Unified diff of all files. */
      text: Schema.String,
    }),
  },
  /** Writes all files or none; `choices` resolves conflicts by their keys. */
  save: {
    body: Schema.Struct({
      ...unsavedPageFields,
      choices: Schema.optionalKey(ConflictChoicesSchema),
    }),
    answer: Schema.Union([SavedResult, SaveConflictResult, RefusedSaveResult]),
  },
  /** Last saves, newest first. */
  saves: {
    body: Nothing,
    answer: Schema.Struct({
      saves: Schema.Array(SaveListEntry),
    }),
  },
  /** Reverts a save; values that were changed since are conflicts, which `choices` resolves: `mine` is the value before the save. */
  undo: {
    body: Schema.Struct({
      save: Schema.String,
      choices: Schema.optionalKey(ConflictChoicesSchema),
    }),
    answer: Schema.Union([SavedResult, SaveConflictResult, RefusedSaveResult]),
  },
  /** Impact of a page operation, without doing it. */
  impact: {
    body: Schema.Struct({ operation: PageOperation }),
    answer: Schema.Union([
      Schema.Struct({ result: Schema.Literal('possible'), impact: PageOperationImpact }),
      RefusedSaveResult,
    ]),
  },
  /** Performs a page operation. */
  operate: {
    body: Schema.Struct({ operation: PageOperation }),
    answer: Schema.Union([SavedResult, RefusedSaveResult]),
  },
  /** Signed links to a draft on the running site, which has to have it already. */
  previewLinks: {
    body: Schema.Struct({ page: Schema.String }),
    answer: Schema.Union([PreviewLinksResult, RefusedSaveResult]),
  },
  /** Encodes a picture, lists it in `pictures.json` and adds its alternative texts. */
  addPicture: {
    body: NewPicturePayload,
    answer: Schema.Union([SavedResult, RefusedSaveResult]),
    // Base64 takes four bytes for three.
    mostBytes: Math.ceil((maxPictureBytes * 4) / 3) + 10_000,
  },
  /** Messages of a page or of the site with their translations and the states of these. */
  translations: {
    body: Schema.Struct({ page: Schema.optionalKey(Schema.String) }),
    answer: Schema.Struct({ rows: Schema.Array(MessageTranslationEntry) }),
  },
  /** Problems of changed texts. */
  checkTexts: {
    body: UnsavedSiteTexts,
    answer: Schema.Struct({ problems: Schema.Array(EditorProblem) }),
  },
  saveTexts: {
    body: SaveSiteTextsPayload,
    answer: Schema.Union([SavedResult, SaveConflictResult, RefusedSaveResult]),
  },
  /** Stores the review states that a translator has set. */
  reviewTexts: {
    body: TranslationReviewPayload,
    answer: Schema.Union([SavedResult, RefusedSaveResult]),
  },
} as const

/** Returns the maximum size of the body of a call in bytes. */
export const getMaxBodyBytes = (name: string): number =>
  name === 'addPicture' ? editorCallSchemas.addPicture.mostBytes : maxBodyBytes

export type EditorCallName = keyof typeof editorCallSchemas
export type EditorCallBody<N extends EditorCallName> = (typeof editorCallSchemas)[N]['body']['Type']
export type EditorCallResponse<N extends EditorCallName> =
  (typeof editorCallSchemas)[N]['answer']['Type']

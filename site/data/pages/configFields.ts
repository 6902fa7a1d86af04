import { Schema } from 'effect'
import type { CollectionName } from '../content/collectionNames.ts'
import { sectionVisibilityFields } from './sectionVisibility.ts'

/** Names that page configs may reference; generated code augments this interface, so that `tsc` checks them. */
export interface ConfigNameRegistry {}

type NameOf<K extends string> =
  ConfigNameRegistry extends Record<K, infer N extends string> ? N : string

/** Id of a message in `pages-config/messages`. */
export type MessageId = NameOf<'message'>
/** Name of a picture in `pages-config/pictures.json`. */
export type PictureName = NameOf<'picture'>
/** Name of a figure in `pages-config/content/figures.json`. */
export type FigureName = NameOf<'figure'>
/** Unprefixed path of a page, optionally with `#anchor`, or an absolute https, mailto or tel URL. */
export type Href = string

/** Kind of reference that a string in a config holds; the generator checks that its target exists. */
export type ReferenceKind =
  | 'message'
  | 'heading'
  /** Message shown in a narrow column, without tags. */
  | 'label'
  /** Message whose text may have `<a>` and `<b>`. */
  | 'formattedMessage'
  | 'picture'
  | 'figure'
  | 'link'
  /** Former path that redirects; no page may have it. */
  | 'oldPath'
  /** Name of a route middleware. */
  | 'middleware'
  /** Statement of the operator. */
  | 'operator'
  /** Statement of the operator that is displayed as text. */
  | 'operatorWords'
  /** Text of a record, which may insert figures: `{homePower}`. */
  | 'words'
  /** Heading of a record. */
  | 'headingWords'
  | `record:${CollectionName}`

/** Kinds of references to messages; they differ in the tags that the text may have. */
export const messageReferenceKinds = ['label', 'message', 'heading', 'formattedMessage'] as const

/** Returns true for references to messages. */
export const isMessageReferenceKind = (
  kind: string | undefined,
): kind is (typeof messageReferenceKinds)[number] =>
  messageReferenceKinds.some((one) => one === kind)

declare module 'effect/Schema' {
  namespace Annotations {
    interface Annotations {
      readonly reference?: ReferenceKind | undefined
      /** Maximum display width of a picture in CSS px, on a screen of 1440 px. */
      readonly shownAt?: number | undefined
      readonly section?: SectionMetadata | undefined
    }
  }
}

/** Creates the schema of a string that references something by name. */
export const createReferenceSchema = <T extends string>(
  kind: ReferenceKind,
  pattern: RegExp,
  description: string,
) =>
  Schema.String.check(Schema.isPattern(pattern)).annotate({
    description,
    reference: kind,
  }) as unknown as Schema.Codec<T, string>

/** Format of message ids. */
export const messagePattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Text: the id of a message. */
export const TextSchema = createReferenceSchema<MessageId>(
  'message',
  messagePattern,
  'Id of a message, e.g. page.about-us.hero.lead',
)

/** Label in a narrow column: the id of a message; German compounds get soft hyphens. */
export const LabelSchema = createReferenceSchema<MessageId>(
  'label',
  messagePattern,
  'Id of a message shown as a label, e.g. figure.capacity.label',
)

/** Heading: the id of a message; German compounds get soft hyphens. */
export const TitleSchema = createReferenceSchema<MessageId>(
  'heading',
  messagePattern,
  'Id of a message shown as a heading, e.g. page.about-us.hero.title; <soft>…</soft> in it sets its second sentence back',
)

/** Text of a paragraph or list item: the id of a message with emphasis and a link. */
export const FormattedTextSchema = createReferenceSchema<MessageId>(
  'formattedMessage',
  messagePattern,
  'Id of a message, e.g. page.about-us.history.text; <b>…</b> in it is emphasized, <a>…</a> is the link to href',
)

/** Picture by name; its alternative text is the message `picture.<name>.alt`. */
export const PictureSchema = createReferenceSchema<PictureName>(
  'picture',
  // The generator checks the name against pictures.json and gives better hints than a pattern could.
  /\S/,
  'Name of a picture in pictures.json; its alternative text is the message picture.<name>.alt',
)

/** Picture with a minimum width: its display width in CSS px on a screen of 1440 px. */
export const createPictureNameSchema = (
  pixels: number,
  description = 'Name of a picture in pictures.json',
) =>
  PictureSchema.annotate({
    description: `${description}; at least ${pixels} px wide`,
    reference: 'picture',
    shownAt: pixels,
  })

/** Published or derived figure by name. */
export const FigureNameSchema = createReferenceSchema<FigureName>(
  'figure',
  /^[a-z][A-Za-z0-9]*$/,
  'Name of a figure in content/figures.json',
)

/** Target of a link. */
export const LinkSchema = createReferenceSchema<Href>(
  'link',
  /^(\/[^\s]*|#[^\s]+|https:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/,
  'Unprefixed path of a page (/about-us, /products/x#specifications), #anchor on this page, or an https, mailto or tel address',
)

/** Former path that redirects. */
export const FormerPathSchema = createReferenceSchema<string>(
  'oldPath',
  /^\S+$/,
  'Unprefixed old path, e.g. /news',
)

/** Value provided by the operator, such as the URL of an app. */
export const OperatorEntryReferenceSchema = createReferenceSchema<string>(
  'operator',
  /^[a-z0-9-]+$/,
  'Name of an entry in content/operator.json',
)

/** Text provided by the operator. */
export const OperatorTextSchema = createReferenceSchema<string>(
  'operatorWords',
  /^[a-z0-9-]+$/,
  'Name of an entry in content/operator.json',
)

/** Record of a collection by id. */
export const createRecordReferenceSchema = (collection: CollectionName) =>
  createReferenceSchema<string>(
    `record:${collection}`,
    /^[a-z0-9-]+$/,
    `Id of a record in content/${collection}.json`,
  )

/** Link or button with its label. */
export const ActionLinkSchema = Schema.Struct({ label: TextSchema, href: LinkSchema }).annotate({
  description: 'A link with its words: a verb and its object',
})

/** Figure with its label. */
export const LabelledFigureSchema = Schema.Struct({
  figure: FigureNameSchema,
  label: LabelSchema,
}).annotate({
  description: 'A figure and what it measures',
})

/** Loader function of the app that provides a prop of a section. */
export interface SectionLoader {
  /** Module that exports the function, e.g. `#app/content/cases.server.ts`. */
  readonly module: string
  readonly name: string
  /** Prop of the section that receives the result. */
  readonly prop: string
  /** Fields of the config that are passed to the loader instead of the section. */
  readonly options?: readonly string[]
  /** Set if the function returns a promise. */
  readonly async?: true
}

/** Action function of the app that handles the form posts of a section's page. */
export interface SectionFormAction {
  /** Module that exports the function. */
  readonly module: string
  readonly name: string
  /** Fields of the config that are passed to it. */
  readonly options?: readonly string[]
  /** Props of the section that receive the result: the form state, the flash message, the stored consent. */
  readonly props: readonly ('answer' | 'flash' | 'consent')[]
}

/** Metadata of a section for the generator. */
export interface SectionMetadata {
  /** One or two sentences for the page author's manual. */
  readonly description: string
  /** Query parameters that it reads; its page is rendered on request. */
  readonly query?: readonly string[]
  /** Set if the content depends on the current time; its page is rendered on request. */
  readonly clock?: boolean
  /** Set if the content depends on the request headers; its page is rendered on request. */
  readonly visitor?: boolean
  /** Set if the whole page is hydrated. */
  readonly app?: boolean
  /** Action for form posts to the page's own URL. */
  readonly action?: SectionFormAction
  /** Loader that fills a prop of the section with records or with data of the request. */
  readonly loader?: SectionLoader
  /** Collections that its records come from. */
  readonly source?: CollectionName | readonly CollectionName[]
  /** Set if it displays the record of a data page. */
  readonly record?: boolean
  /** Set if it contains the h1 of the page; `without-level`: only where its config sets no heading level. */
  readonly h1?: true | 'without-level'
  /** Set if it starts with a full-bleed picture under the site header. */
  readonly underHeader?: boolean
}

/** Defines the schema of a section: name, metadata and fields. Adds the optional fields `anchor`, `locales`, `from`, `until`. */
export const defineSectionSchema = <const F extends Schema.Struct.Fields>(
  name: string,
  meta: SectionMetadata,
  fields: F,
) =>
  Schema.Struct({
    ...fields,
    anchor: Schema.optionalKey(
      Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9-]*$/)).annotate({
        description: 'Id that links can lead to, e.g. specifications',
      }),
    ),
    ...sectionVisibilityFields,
  }).annotate({ identifier: name, description: meta.description, section: meta })

import { Schema } from 'effect'
import type { CollectionName } from './collectionNames.ts'

/** Names that configs may use; the generated code fills this interface in, so that `tsc` knows every one. */
export interface Names {}

type NameOf<K extends string> = Names extends Record<K, infer N extends string> ? N : string

/** Id of a message in `pages-config/messages`. */
export type MessageId = NameOf<'message'>
/** Name of a picture in `pages-config/pictures.json`. */
export type PictureName = NameOf<'picture'>
/** Name of a figure in `pages-config/content/figures.json`. */
export type FigureName = NameOf<'figure'>
/** Unprefixed path of a page, optionally with `#anchor`, or a full https, mailto or tel address. */
export type Href = string

/** What a string in a config names; the generator's checks look it up. */
export type ReferenceKind =
  | 'message'
  | 'heading'
  | 'picture'
  | 'figure'
  | 'link'
  /** What is done with every answer of a page. */
  | 'middleware'
  /** Something that only the operator of the site can say. */
  | 'operator'
  /** Text of a record, which may name figures: `{homePower}`. */
  | 'words'
  /** Text of a record shown as a heading. */
  | 'headingWords'
  | `record:${CollectionName}`

declare module 'effect/Schema' {
  namespace Annotations {
    interface Annotations {
      readonly reference?: ReferenceKind | undefined
      /** Width in CSS px at which a picture is shown at most, on a screen of 1440 px. */
      readonly shownAt?: number | undefined
      readonly section?: SectionMeta | undefined
    }
  }
}

export const reference = <T extends string>(
  kind: ReferenceKind,
  pattern: RegExp,
  description: string,
) =>
  Schema.String.check(Schema.isPattern(pattern)).annotate({
    description,
    reference: kind,
  }) as unknown as Schema.Codec<T, string>

const messagePattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Running text: the id of a message. */
export const Text = reference<MessageId>(
  'message',
  messagePattern,
  'Id of a message, e.g. page.about-us.hero.lead',
)

/** A heading: the id of a message; German compounds in it get soft hyphens. */
export const Title = reference<MessageId>(
  'heading',
  messagePattern,
  'Id of a message shown as a heading, e.g. page.about-us.hero.title; <soft>…</soft> in it sets its second sentence back',
)

/** A picture by name; its alternative text is the message `picture.<name>.alt`. */
export const Picture = reference<PictureName>(
  'picture',
  /^[a-z0-9-]+$/,
  'Name of a picture in pictures.json; its alternative text is the message picture.<name>.alt',
)

/** A picture that is shown up to this many CSS px wide on a screen of 1440 px: it has no fewer pixels. */
export const pictureAt = (pixels: number, description = 'Name of a picture in pictures.json') =>
  Picture.annotate({
    description: `${description}; at least ${pixels} px wide`,
    reference: 'picture',
    shownAt: pixels,
  })

/** A published or derived figure by name. */
export const FigureRef = reference<FigureName>(
  'figure',
  /^[a-z][A-Za-z0-9]*$/,
  'Name of a figure in content/figures.json',
)

/** Where a link leads. */
export const Link = reference<Href>(
  'link',
  /^(\/[^\s]*|#[^\s]+|https:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/,
  'Unprefixed path of a page (/about-us, /products/x#specifications), #anchor on this page, or an https, mailto or tel address',
)

/** Something that the operator gives, such as the address of an app. */
export const OperatorRef = reference<string>(
  'operator',
  /^[a-z0-9-]+$/,
  'Name of an entry in content/operator.json',
)

/** A record of a collection, by its id. */
export const RecordRef = (collection: CollectionName) =>
  reference<string>(
    `record:${collection}`,
    /^[a-z0-9-]+$/,
    `Id of a record in content/${collection}.json`,
  )

/** A link or button with its words. */
export const Action = Schema.Struct({ label: Text, href: Link }).annotate({
  description: 'A link with its words: a verb and its object',
})

/** A figure with the words that say what it measures. */
export const LabelledFigure = Schema.Struct({ figure: FigureRef, label: Text }).annotate({
  description: 'A figure and what it measures',
})

/** What the generator must know of a section beyond its fields. */
export interface SectionMeta {
  /** One or two sentences for the page author's manual. */
  readonly description: string
  /** Ids of messages the section shows beside those named in its fields. */
  readonly messages?: readonly MessageId[]
  /** Query parameters it reads: its page is rendered on request. */
  readonly query?: readonly string[]
  /** What it shows depends on the time: its page is rendered on request. */
  readonly clock?: boolean
  /** What it shows depends on what the visitor's browser says of itself: its page is rendered on request. */
  readonly visitor?: boolean
  /** Its page is hydrated whole. */
  readonly app?: boolean
  /** Form posts at the page's own address are answered by this action. */
  readonly action?:
    | 'newsletter'
    | 'newsletter-link'
    | 'contact'
    | 'consent'
    | 'personal-center'
    | 'sign-in'
    | 'sign-up'
    | 'retrieve-password'
  /** Content its records come from. */
  readonly source?: CollectionName | readonly CollectionName[]
  /** It shows the one record of a data page. */
  readonly record?: boolean
  /** It shows the page's one h1. */
  readonly h1?: boolean
  /** It starts with a full-bleed picture that the site header lies on. */
  readonly underHeader?: boolean
}

/** Defines a section: its name, what it is for, and its fields. Every section may carry an anchor. */
export const section = <const F extends Schema.Struct.Fields>(
  name: string,
  meta: SectionMeta,
  fields: F,
) =>
  Schema.Struct({
    ...fields,
    anchor: Schema.optionalKey(
      Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9-]*$/)).annotate({
        description: 'Id that links can lead to, e.g. specifications',
      }),
    ),
  }).annotate({ identifier: name, description: meta.description, section: meta })

import type { ProductRecord, SpecGroup } from '#data/products.ts'
import { categoryLabel } from '#data/productCategories.ts'
import {
  type DocumentKind,
  type DocumentLanguage,
  documentNumber,
  documentPath,
} from '#data/productDocuments.ts'
import { callouts, families, valuesOf } from './families.ts'
import { type Outline, outlineOf } from './dimensions.ts'
import { type Block, readManual, type Signal } from './manualText.ts'
import type { Words } from './words.ts'

/** A number with its unit, for big numerals. */
export interface Numeral {
  readonly before: string
  readonly number: string
  readonly unit: string
}

/** What every document of a product says first; all words are ready to print. */
export interface Head {
  readonly language: DocumentLanguage
  readonly kind: DocumentKind
  /** Where the file is served. */
  readonly path: string
  readonly kindTitle: string
  readonly category: string
  readonly title: string
  /** The title with soft hyphens, for the cover. */
  readonly cover: string
  readonly lead: string
  readonly tagLine: string
  readonly number: string
  readonly version: string
  readonly replaces: string | undefined
  readonly date: string
  /** The same day as data. */
  readonly day: string
  readonly picture: { readonly name: string; readonly alt: string }
}

/** Rows of a specification that belong together. */
export interface Table {
  readonly title: string
  readonly rows: readonly (readonly [label: string, value: string])[]
}

/** What a datasheet shows. */
export interface Datasheet extends Head {
  readonly facts: readonly (Numeral & { readonly label: string })[]
  readonly featuresTitle: string
  readonly features: readonly {
    readonly title: string
    readonly text: string
    readonly numeral: Numeral | undefined
  }[]
  readonly tablesTitle: string
  readonly tables: readonly Table[]
  readonly outline: Outline | undefined
  readonly box: { readonly title: string; readonly text: string }
  readonly compatibleTitle: string
  readonly compatible: readonly { readonly name: string; readonly picture: string }[]
  readonly notesTitle: string
  readonly notes: readonly string[]
}

/** What a user manual or an installation guide shows. */
export interface Manual extends Head {
  readonly contentsTitle: string
  readonly blocks: readonly Block[]
  readonly signals: Readonly<Record<Signal, string>>
  readonly tables: readonly Table[]
  readonly outline: Outline | undefined
  readonly box: string
  readonly compatible: readonly string[]
  /** Places of numbers on the picture, as parts of its sides. */
  readonly callouts: readonly (readonly [x: number, y: number])[]
}

/** A product in the words of a language. */
interface Source {
  readonly record: ProductRecord
  readonly products: readonly ProductRecord[]
  readonly words: Words
}

export function headOf({ record, words }: Source, kind: DocumentKind): Head {
  const { language, text, fill, heading, date } = words
  const { series } = record.documents
  const { version, date: day, replaces } = record.documents[kind]
  const [open, close] = language === 'cn' ? ['（', '）'] : [' (', ')']
  const value = replaces && `${replaces.version}${open}${date(replaces.date)}${close}`
  const picture = pictureOf(record)
  return {
    language,
    kind,
    path: documentPath({ product: record.id, kind, language }, version),
    kindTitle: text(`document.${kind}`),
    category: text(categoryLabel(record.category)),
    title: fill(record.title),
    cover: heading(record.title),
    lead: fill(record.lead),
    tagLine: text('brand.tag-line'),
    number: documentNumber(series, kind, language),
    version: text('document.version', { n: version }),
    replaces: value === undefined ? undefined : text('document.replaces', { value }),
    date: date(day),
    day,
    picture: { name: picture, alt: text(`picture.${picture}.alt`) },
  }
}

/** Products that are shown together on their page have a picture of their own in lists. */
const pictureOf = ({ picture, tile, category }: ProductRecord): string =>
  category === 'data-loggers' ? tile : picture

export function datasheetOf(source: Source): Datasheet {
  const { record, products, words } = source
  const { text, fill, figure } = words
  const numeral = (name: string): Numeral => {
    const { before, number, unit, limit } = figure(name)
    return { before: limit === 'up-to' ? '' : before, number, unit }
  }
  return {
    ...headOf(source, 'datasheet'),
    facts: record.facts.map((fact) => ({ ...numeral(fact.figure), label: text(fact.label) })),
    featuresTitle: text('product.features'),
    features: record.features.map((feature) => ({
      title: fill(feature.title),
      text: fill(feature.text),
      numeral: feature.figure === undefined ? undefined : numeral(feature.figure),
    })),
    tablesTitle: text('product.specifications'),
    tables: tablesOf(record.specifications, words),
    outline: outlineOf(record.id, words),
    box: { title: text('product.box'), text: fill(record.box) },
    compatibleTitle: text('product.compatible'),
    compatible: record.compatible.flatMap((id) => {
      const other = products.find((product) => product.id === id)
      return other ? { name: fill(other.title), picture: other.tile } : []
    }),
    notesTitle: text('document.notes'),
    notes: [
      ...(record.category === 'data-loggers' ? [] : [text('document.notes.figures')]),
      ...(record.specifications.some(({ title }) => title === 'spec.group.standards')
        ? [text('document.notes.standards')]
        : []),
      text('document.notes.changes'),
    ],
  }
}

/** The specification as it stands on the product's page. */
export const tablesOf = (groups: readonly SpecGroup[], { text, value }: Words): readonly Table[] =>
  groups.map(({ title, rows }) => ({
    title: text(title),
    rows: rows.map((row) => [text(row.label), value(row)] as const),
  }))

/** A manual with its text read and filled. */
export function manualOf(
  top: string,
  source: Source,
  kind: Exclude<DocumentKind, 'datasheet'>,
): Manual {
  const { record, products, words } = source
  const { text, fill, language, figureText } = words
  const values = valuesOf(record, words)
  const blocks = readManual(
    top,
    families.get(record.id) ?? record.id,
    kind,
    language,
    (name) => values.get(name) ?? figureText(name),
  )
  return {
    ...headOf(source, kind),
    contentsTitle: text('document.contents'),
    blocks,
    signals: {
      danger: text('document.danger'),
      warning: text('document.warning'),
      caution: text('document.caution'),
      note: text('document.note'),
    },
    tables: tablesOf(record.specifications, words),
    outline: outlineOf(record.id, words),
    box: fill(record.box),
    compatible: record.compatible.flatMap((id) => {
      const other = products.find((product) => product.id === id)
      return other ? [fill(other.title)] : []
    }),
    callouts: callouts.get(record.id) ?? [],
  }
}

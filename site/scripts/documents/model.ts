import type { ProductRecord, ProductSpecGroup } from '#data/products/products.ts'
import { getProductCategoryMessageId } from '#data/products/productCategories.ts'
import {
  type ProductDocumentKind,
  type DocumentLanguage,
  formatDocumentNumber,
  formatDocumentPath,
  getManualFolder,
} from '#data/products/productDocuments.ts'
import { pictureCalloutPositions, createManualPlaceholderValues } from './productPlaceholders.ts'
import { type DimensionDrawing, createDimensionDrawing } from './drawings/createDimensionDrawing.ts'
import {
  getDiagramDescriptionMessageId,
  type DiagramName,
  drawDiagram,
} from '#data/diagrams/diagrams.ts'
import {
  type ManualDiagramFigure,
  type ManualBlock,
  readManual,
  type SafetySignalWord,
} from './readManual.ts'
import type { ProductDocumentTexts } from './documentTexts.ts'

/** Number with its unit, for display numerals. */
export interface DocumentNumeral {
  readonly before: string
  readonly number: string
  readonly unit: string
}

/** Common data of all documents of a product, with formatted texts. */
export interface DocumentMetadata {
  readonly language: DocumentLanguage
  readonly kind: ProductDocumentKind
  /** URL path of the file. */
  readonly path: string
  readonly kindTitle: string
  readonly category: string
  readonly title: string
  /** Title with soft hyphens, for the cover. */
  readonly cover: string
  readonly lead: string
  readonly tagLine: string
  readonly number: string
  readonly version: string
  readonly replaces: string | undefined
  readonly date: string
  /** Publication date, YYYY-MM-DD. */
  readonly day: string
  readonly picture: { readonly name: string; readonly alt: string }
}

/** Group of rows of a specification. */
export interface DatasheetTable {
  readonly title: string
  readonly rows: readonly (readonly [label: string, value: string])[]
}

/** Content of a datasheet. */
export interface DatasheetContent extends DocumentMetadata {
  readonly facts: readonly (DocumentNumeral & { readonly label: string })[]
  readonly featuresTitle: string
  readonly features: readonly {
    readonly title: string
    readonly text: string
    readonly numeral: DocumentNumeral | undefined
  }[]
  readonly tablesTitle: string
  readonly tables: readonly DatasheetTable[]
  readonly outline: DimensionDrawing | undefined
  readonly box: { readonly title: string; readonly text: string }
  readonly compatibleTitle: string
  readonly compatible: readonly { readonly name: string; readonly picture: string }[]
  readonly notesTitle: string
  readonly notes: readonly string[]
}

/** Content of a user manual or an installation guide. */
export interface ManualContent extends DocumentMetadata {
  readonly contentsTitle: string
  readonly blocks: readonly ManualBlock[]
  readonly signals: Readonly<Record<SafetySignalWord, string>>
  readonly tables: readonly DatasheetTable[]
  readonly outline: DimensionDrawing | undefined
  readonly box: string
  readonly compatible: readonly string[]
  /** Positions of the callouts on the picture, as fractions of width and height. */
  readonly callouts: readonly (readonly [x: number, y: number])[]
}

/** Product with the texts of a language. */
interface Source {
  readonly record: ProductRecord
  readonly products: readonly ProductRecord[]
  readonly words: ProductDocumentTexts
}

/** Creates the common data of a document. */
function documentHead({ record, words }: Source, kind: ProductDocumentKind): DocumentMetadata {
  const { language, text, fill, heading, date } = words
  const { series } = record.documents
  const { version, date: day, replaces } = record.documents[kind]
  const [open, close] = language === 'cn' ? ['（', '）'] : [' (', ')']
  const value = replaces && `${replaces.version}${open}${date(replaces.date)}${close}`
  const picture = pictureOf(record)
  return {
    language,
    kind,
    path: formatDocumentPath({ product: record.id, kind, language }, version),
    kindTitle: text(`document.${kind}`),
    category: text(getProductCategoryMessageId(record.category)),
    title: fill(record.title),
    cover: heading(record.title),
    lead: fill(record.lead),
    tagLine: text('brand.tag-line'),
    number: formatDocumentNumber(series, kind, language),
    version: text('document.version', { n: version }),
    replaces: value === undefined ? undefined : text('document.replaces', { value }),
    date: date(day),
    day,
    picture: { name: picture, alt: text(`picture.${picture}.alt`) },
  }
}

/** Data loggers share one picture on their page; their tile pictures show a single product. */
const pictureOf = ({ picture, tile, category }: ProductRecord): string =>
  category === 'data-loggers' ? tile : picture

/** Creates the content of a datasheet. */
export function createDatasheet(source: Source): DatasheetContent {
  const { record, products, words } = source
  const { text, fill, figure } = words
  const numeral = (name: string): DocumentNumeral => {
    const { before, number, unit, limit } = figure(name)
    return { before: limit === 'up-to' ? '' : before, number, unit }
  }
  return {
    ...documentHead(source, 'datasheet'),
    facts: record.facts.map((fact) => ({ ...numeral(fact.figure), label: text(fact.label) })),
    featuresTitle: text('product.features'),
    features: record.features.map((feature) => ({
      title: fill(feature.title),
      text: fill(feature.text),
      numeral: feature.figure === undefined ? undefined : numeral(feature.figure),
    })),
    tablesTitle: text('product.specifications'),
    tables: formatTables(record.specifications, words),
    outline: createDimensionDrawing(record.id, words),
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

/** Formats the specifications of a product. */
const formatTables = (
  groups: readonly ProductSpecGroup[],
  { text, value }: ProductDocumentTexts,
): readonly DatasheetTable[] =>
  groups.map(({ title, rows }) => ({
    title: text(title),
    rows: rows.map((row) => [text(row.label), value(row)] as const),
  }))

/** Tallest drawing in units that stands in the column of the text. */
const tallestNarrowDrawing = 480

/** Draws a diagram in the form that fits on a page. */
function diagramFigure(name: DiagramName, { text }: ProductDocumentTexts): ManualDiagramFigure {
  const alt = text(getDiagramDescriptionMessageId(name))
  const narrow = drawDiagram(name, text, 'narrow')
  return narrow.height <= tallestNarrowDrawing
    ? { drawing: narrow, layout: 'narrow', alt }
    : { drawing: drawDiagram(name, text, 'wide'), layout: 'wide', alt }
}

/** Creates the content of a manual: reads its text and inserts the values. */
export function createManual(
  top: string,
  source: Source,
  kind: Exclude<ProductDocumentKind, 'datasheet'>,
): ManualContent {
  const { record, products, words } = source
  const { text, fill, language, figureText } = words
  const values = createManualPlaceholderValues(record, words)
  const blocks = readManual(
    top,
    getManualFolder(record),
    kind,
    language,
    (name) => values.get(name) ?? figureText(name),
    (name) => diagramFigure(name, words),
  )
  return {
    ...documentHead(source, kind),
    contentsTitle: text('document.contents'),
    blocks,
    signals: {
      danger: text('document.danger'),
      warning: text('document.warning'),
      caution: text('document.caution'),
      note: text('document.note'),
    },
    tables: formatTables(record.specifications, words),
    outline: createDimensionDrawing(record.id, words),
    box: fill(record.box),
    compatible: record.compatible.flatMap((id) => {
      const other = products.find((product) => product.id === id)
      return other ? [fill(other.title)] : []
    }),
    callouts: pictureCalloutPositions.get(record.id) ?? [],
  }
}

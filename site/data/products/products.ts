import { Schema } from 'effect'
import { DiagramNameSchema } from '../diagrams/diagrams.ts'
import { comparisonProductGroups } from './comparison.ts'
import {
  CallToActionPictureSchema,
  LocalizedText,
  type SingleLanguageRecord,
  LocalizedTitleSchema,
  pageRecordFields,
} from '../content/content.ts'
import {
  FigureNameSchema,
  LabelledFigureSchema,
  LinkSchema,
  PictureSchema,
  createRecordReferenceSchema,
  TextSchema,
  TitleSchema,
} from '../pages/configFields.ts'
import { ProductDocuments } from './productDocuments.ts'

/** Product categories, in the order of the product list. */
export const productCategories = [
  'all-in-one',
  'batteries',
  'hybrid-inverters',
  'ac-chargers',
  'data-loggers',
  'smart-plug',
  'power-conversion',
  'control-cabinets',
] as const
export type ProductCategory = (typeof productCategories)[number]

const tolerance = Schema.optionalKey(
  FigureNameSchema.annotate({ description: 'Figure of the tolerance, ±', reference: 'figure' }),
)

/** Row of a specification: a label and its value. */
export const ProductSpecRow = Schema.Union([
  Schema.Struct({ label: TextSchema, figure: FigureNameSchema, tolerance }),
  Schema.Struct({
    label: TextSchema,
    figures: Schema.Array(FigureNameSchema)
      .check(Schema.isMinLength(2), Schema.isMaxLength(4))
      .annotate({ description: 'Two to four figures, in order' }),
    join: Schema.Literals(['by', 'or']).annotate({
      description: 'by: sides of one thing, ×; or: one for each model, /',
    }),
    tolerance,
  }),
  Schema.Struct({ label: TextSchema, text: TextSchema }),
  Schema.Struct({
    label: TextSchema,
    names: Schema.Array(Schema.NonEmptyString).annotate({
      description: 'Names that every language writes alike: standards, protocols',
    }),
  }),
]).annotate({ description: 'A label with a figure, several figures, a text or names' })
export type ProductSpecRow = typeof ProductSpecRow.Type

/** Group of rows in a specification. */
export const ProductSpecGroup = Schema.Struct({
  title: TitleSchema,
  rows: Schema.Array(ProductSpecRow)
    .check(Schema.isMinLength(1), Schema.isMaxLength(20))
    .annotate({ description: 'Its rows, at most 20' }),
})
export type ProductSpecGroup = typeof ProductSpecGroup.Type

/** Product; `id` is the last segment of its URL. */
export const ProductRecord = Schema.Struct({
  ...pageRecordFields,
  page: Schema.optionalKey(
    LinkSchema.annotate({ description: 'The page that shows it, if it has one of its own' }),
  ),
  category: Schema.Literals(productCategories).annotate({
    description: 'Group of the product list',
  }),
  line: LocalizedText.annotate({ description: 'A few words or figures below its name in lists' }),
  lead: LocalizedText.annotate({ description: 'One or two sentences below its name on its page' }),
  picture: PictureSchema,
  darkPicture: Schema.optionalKey(PictureSchema),
  tile: PictureSchema.annotate({ description: 'Small picture for lists', reference: 'picture' }),
  darkTile: Schema.optionalKey(
    PictureSchema.annotate({
      description: 'The small picture for dark mode',
      reference: 'picture',
    }),
  ),
  closingPicture: Schema.optionalKey(CallToActionPictureSchema),
  views: Schema.optionalKey(
    Schema.Array(PictureSchema).check(Schema.isMinLength(2), Schema.isMaxLength(5)).annotate({
      description:
        'From other sides, opened or from close by, on its generated page: two to five pictures, the largest first',
    }),
  ),
  darkViews: Schema.optionalKey(
    Schema.Array(PictureSchema).annotate({
      description:
        'Pictures for dark mode of some of the views; each has the name of its view and “-dark”',
    }),
  ),
  diagram: Schema.optionalKey(DiagramNameSchema),
  film: Schema.optionalKey(
    createRecordReferenceSchema('videos').annotate({
      description: 'Film that explains it, below the diagram on its generated page',
      reference: 'record:videos',
    }),
  ),
  facts: Schema.Array(LabelledFigureSchema)
    .check(Schema.isMinLength(3), Schema.isMaxLength(5))
    .annotate({ description: 'Key figures below the picture' }),
  features: Schema.Array(
    Schema.Struct({
      title: LocalizedTitleSchema,
      text: LocalizedText,
      figure: Schema.optionalKey(FigureNameSchema),
    }),
  )
    .check(Schema.isMinLength(3), Schema.isMaxLength(7))
    .annotate({ description: 'Key features, the strongest first' }),
  modes: Schema.optionalKey(
    Schema.Boolean.annotate({ description: 'Whether the four operating modes apply to it' }),
  ),
  specifications: Schema.Array(ProductSpecGroup)
    .check(Schema.isMinLength(2), Schema.isMaxLength(10))
    .annotate({ description: 'Technical specifications, two groups at least' }),
  box: LocalizedText.annotate({ description: 'Scope of delivery' }),
  compatible: Schema.Array(createRecordReferenceSchema('products')).annotate({
    description: 'Products it works with',
  }),
  comparison: Schema.optionalKey(
    Schema.Literals(comparisonProductGroups).annotate({
      description: 'Kind of products that it can be compared with; none where it stands alone',
    }),
  ),
  documents: ProductDocuments.annotate({
    description: 'Its datasheet, user manual and installation guide',
  }),
})
export type ProductRecord = typeof ProductRecord.Type
/** Product in a list, in one language. */
export interface ProductTileContent {
  readonly id: string
  /** Unprefixed path of its page. */
  readonly path: string
  readonly title: string
  readonly line: string
  readonly tile: ProductRecord['tile']
  readonly darkTile?: ProductRecord['darkTile']
}

/** Product in one language. */
export type LocalizedProduct = SingleLanguageRecord<ProductRecord>

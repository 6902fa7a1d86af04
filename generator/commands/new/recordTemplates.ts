import type { CollectionName } from '#data/content/collectionNames.ts'
import type { StoredCollectionRecord } from '#data/content/collections.ts'
import { placeholderRecordTexts } from './placeholderTexts.ts'

/** Collections that accept new records: the operating modes are a closed list. */
export type ExtensibleCollection = Exclude<CollectionName, 'operating-modes'>

/** Values that a new record is created from. */
interface TemplateInput<N extends CollectionName> {
  readonly id: string
  /** Day as YYYY-MM-DD. */
  readonly today: string
  /** An existing record, whose pictures, figures and references are copied. */
  readonly template: StoredCollectionRecord<N>
}

const text = placeholderRecordTexts
const texts = { en: [text.en], cn: [text.cn], de: [text.de] }
const unpublished = <T extends string>(id: T) => ({ id, state: false })
const event = (today: string, template: StoredCollectionRecord<'activities' | 'expos'>) => ({
  starts: `${today}T09:00`,
  ends: `${today}T17:00`,
  zone: template.zone,
  place: text,
  picture: template.picture,
  title: text,
  summary: text,
  body: texts,
})

/** Builds a document series from the letters of another product and a unique suffix. */
const seriesOf = (series: string, id: string): string =>
  `${series.split('-')[0]}-${id.replaceAll('-', '').toUpperCase()}`

/** Builds the valid, unpublished record that `new record` writes, by collection. */
export const recordTemplates: {
  readonly [N in ExtensibleCollection]: (input: TemplateInput<N>) => StoredCollectionRecord<N>
} = {
  activities: ({ id, today, template }) => ({
    ...unpublished(id),
    ...event(today, template),
    audience: text,
    language: text,
    agenda: [
      { time: '09:00', text },
      { time: '17:00', text },
    ],
  }),
  articles: ({ id, today, template }) => ({
    ...unpublished(id),
    date: today,
    topic: template.topic,
    picture: template.picture,
    title: text,
    summary: text,
    related: [template.id],
  }),
  cases: ({ id, template }) => ({
    ...unpublished(id),
    kind: template.kind,
    title: text,
    summary: text,
    region: text,
    picture: template.picture,
    figures: template.figures.map(({ figure }) => ({ figure, label: text })),
    products: template.products,
  }),
  desks: ({ id, template }) => ({
    ...unpublished(id),
    region: template.region,
    kinds: template.kinds,
    name: text,
    area: text,
    languages: text,
    hours: template.hours,
    zone: text,
    email: template.email,
  }),
  documents: ({ id, today }) => ({
    ...unpublished(id),
    version: '1.0',
    date: today,
    title: text,
    summary: text,
  }),
  expos: ({ id, today, template }) => ({
    ...unpublished(id),
    ...event(today, template),
    stand: text,
    shows: texts,
  }),
  faqs: ({ id, template }) => ({
    ...unpublished(id),
    problem: template.problem,
    question: text,
    answer: text,
  }),
  guides: ({ id }) => unpublished(id),
  images: ({ id, today, template }) => ({
    ...unpublished(id),
    title: text,
    picture: template.picture,
    products: template.products,
    problems: [],
    version: '1.0',
    date: today,
  }),
  'maintenance-tasks': ({ id, template }) => ({
    ...unpublished(id),
    products: template.products,
    due: template.due,
    by: template.by,
    task: text,
  }),
  news: ({ id, today, template }) => ({
    ...unpublished(id),
    date: today,
    topic: template.topic,
    title: text,
    summary: text,
  }),
  products: ({ id, today, template }) => ({
    ...unpublished(id),
    category: template.category,
    title: text,
    summary: text,
    line: text,
    lead: text,
    picture: template.picture,
    tile: template.tile,
    facts: template.facts.slice(0, 3),
    features: Array.from({ length: 3 }, () => ({ title: text, text })),
    specifications: template.specifications.slice(0, 2),
    box: text,
    compatible: [],
    documents: {
      series: seriesOf(template.documents.series, id),
      datasheet: { version: '1.0', date: today },
      'user-manual': { version: '1.0', date: today },
      'installation-guide': { version: '1.0', date: today },
    },
  }),
  videos: ({ id, today, template }) => ({
    ...unpublished(id),
    title: text,
    summary: text,
    transcript: texts,
    seconds: template.seconds,
    width: template.width,
    height: template.height,
    products: template.products,
    problems: [],
    version: '1.0',
    date: today,
  }),
  warranties: ({ id, template }) => ({
    ...unpublished(id),
    products: template.products,
    part: text,
    years: template.years,
  }),
}

/** Fields that a new record copies from an existing one and that its author has to replace. */
export const copiedRecordFields: {
  readonly [N in ExtensibleCollection]?: readonly (keyof StoredCollectionRecord<N>)[]
} = {
  activities: ['zone', 'picture'],
  articles: ['topic', 'picture', 'related'],
  cases: ['kind', 'picture', 'figures', 'products'],
  desks: ['region', 'kinds', 'hours', 'email'],
  expos: ['zone', 'picture'],
  faqs: ['problem'],
  images: ['picture', 'products'],
  'maintenance-tasks': ['products', 'due', 'by'],
  news: ['topic'],
  products: ['category', 'picture', 'tile', 'facts', 'specifications', 'documents'],
  videos: ['seconds', 'width', 'height', 'products'],
  warranties: ['products', 'years'],
}

import { Schema } from 'effect'
import { section } from '#data/fields.ts'
import { type Desk, deskKinds, type DeskRegion } from '#data/support.ts'

export const DeskFinderSchema = section(
  'DeskFinder',
  {
    description:
      'Our own desks by region, with languages, hours and ways to reach them; the filter is in the address.',
    source: 'desks',
    query: ['region'],
    messages: [
      'desk.filter.label',
      'desk.region.all',
      'desk.region.europe',
      'desk.region.australia',
      'desk.region.china',
      'desk.region.asia',
      'desk.region.middle-east',
      'desk.area',
      'desk.hours',
      'desk.languages',
      'desk.note',
    ],
  },
  {
    kind: Schema.Literals(deskKinds).annotate({
      description: 'sales: distributors and quotes; service: help with systems',
    }),
  },
)

/** Desks as the address asks for them. */
export interface DeskPage {
  readonly region: DeskRegion | undefined
  /** How many there are of each region, in the order of the filter. */
  readonly counts: readonly number[]
  readonly desks: readonly Desk[]
}
export type DeskFinderProps = Omit<typeof DeskFinderSchema.Type, 'kind'> & {
  readonly list: DeskPage
}

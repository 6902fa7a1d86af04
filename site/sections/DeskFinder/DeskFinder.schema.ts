import { Schema } from 'effect'
import { defineSectionSchema } from '#data/pages/configFields.ts'
import {
  type LocalizedContactDesk,
  contactDeskKinds,
  type ContactDeskRegion,
} from '#data/content/support.ts'

export const DeskFinderSchema = defineSectionSchema(
  'DeskFinder',
  {
    description:
      'Desks by region with languages, opening hours and contact details; the filter is in the URL query.',
    loader: {
      module: '#app/content/support.server.ts',
      name: 'loadDeskList',
      prop: 'list',
      options: ['kind'],
    },
    source: 'desks',
    query: ['region'],
  },
  {
    kind: Schema.Literals(contactDeskKinds).annotate({
      description: 'sales: distributors and quotes; service: help with systems',
    }),
  },
)

/** Loader data: the desks that the URL query selects. */
export interface DeskFinderLoaderData {
  readonly region: ContactDeskRegion | undefined
  /** Number of desks in each region that has some, in the order of the filter. */
  readonly counts: readonly { readonly region: ContactDeskRegion; readonly count: number }[]
  readonly desks: readonly LocalizedContactDesk[]
}
export type DeskFinderProps = Omit<typeof DeskFinderSchema.Type, 'kind'> & {
  readonly list: DeskFinderLoaderData
}

import { section } from '#data/fields.ts'

export const SiteMapSchema = section(
  'SiteMap',
  {
    description: 'Every page of the site as links, by its parts; made from the table of routes.',
    messages: [
      'site-map.solutions',
      'site-map.products',
      'site-map.platform',
      'site-map.explore',
      'site-map.support-center',
      'site-map.document',
      'site-map.account',
      'site-map.company',
    ],
  },
  {},
)

/** A page with the words it is known by. */
export interface SiteMapLink {
  /** Without prefix. */
  readonly path: string
  readonly label: string
}

/** A part of the site. */
export interface SiteMapGroup {
  readonly part:
    | 'solutions'
    | 'products'
    | 'platform'
    | 'explore'
    | 'support-center'
    | 'document'
    | 'account'
    | 'company'
  readonly links: readonly SiteMapLink[]
}
export type SiteMapProps = typeof SiteMapSchema.Type & { readonly groups: readonly SiteMapGroup[] }

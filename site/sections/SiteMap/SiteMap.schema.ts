import { defineSectionSchema } from '#data/pages/configFields.ts'

export const SiteMapSchema = defineSectionSchema(
  'SiteMap',
  {
    description: 'Links to every page of the site by area; built from the route table.',
    loader: { module: '#app/seo/siteMap.server.ts', name: 'loadSiteMap', prop: 'groups' },
  },
  {},
)

/** Link to a page with its menu label. */
export interface SiteMapEntry {
  /** Path without locale prefix. */
  readonly path: string
  readonly label: string
}

/** Area of the site with its pages. */
export interface SiteMapArea {
  readonly part:
    | 'solutions'
    | 'products'
    | 'platform'
    | 'explore'
    | 'support-center'
    | 'document'
    | 'account'
    | 'company'
  readonly links: readonly SiteMapEntry[]
}
export type SiteMapProps = typeof SiteMapSchema.Type & { readonly groups: readonly SiteMapArea[] }

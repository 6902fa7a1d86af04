import { Schema } from 'effect'
import { pageCollections } from '../content/collectionNames.ts'
import { scheduleFields } from './schedule.ts'
import {
  LinkSchema,
  FormerPathSchema,
  OperatorTextSchema,
  PictureSchema,
  createReferenceSchema,
  LabelSchema,
  TextSchema,
} from './configFields.ts'
import { localeCodes } from '../locale/locales.ts'
import { type MiddlewareName, middlewareNames } from './middlewareNames.ts'

/** Version of the config format; `npm run generate -- migrate` upgrades older configs. */
export const schemaVersion = 2

/** Page config. Its sections are decoded separately, each by its own schema. */
export const PageConfig = Schema.Struct({
  $schema: Schema.optionalKey(
    Schema.String.annotate({ description: 'Path of the JSON Schema, for editors' }),
  ),
  title: TextSchema.annotate({
    description:
      'Message id of the title in the browser tab; data pages may use {title} and {summary} of the record',
  }),
  description: TextSchema.annotate({
    description: 'Message id of the description for search engines',
  }),
  layout: Schema.optionalKey(
    Schema.Literals(['default', 'error', 'none', 'test']).annotate({
      description:
        'default: header and footer; error: the same around a message, without third parties and prefetching; none: a logo that leads home; test: bare',
      default: 'default',
    }),
  ),
  class: Schema.optionalKey(
    Schema.Literals(['marketing', 'sensitive']).annotate({
      description:
        'sensitive: accounts and contact; decides content security policy, third parties and caching',
      default: 'marketing',
    }),
  ),
  colorMode: Schema.optionalKey(
    Schema.Literals(['light', 'dark', 'system']).annotate({
      description:
        'Forces light or dark on this page; system cannot be forced: it has a warning, and what the visitor has chosen applies',
    }),
  ),
  noindex: Schema.optionalKey(
    Schema.Boolean.annotate({
      description: 'Keeps the page out of search engines',
      default: false,
    }),
  ),
  draft: Schema.optionalKey(
    Schema.Boolean.annotate({
      description:
        'Not published: shown by npm run dev and by a signed link only; its texts need no translation yet',
      default: false,
    }),
  ),
  locales: Schema.optionalKey(
    Schema.Array(Schema.Literals(localeCodes))
      .check(Schema.isMinLength(1), Schema.isUnique())
      .annotate({ description: 'Languages in which the page exists; all of them if left out' }),
  ),
  shareImage: Schema.optionalKey(
    PictureSchema.annotate({
      description: 'Name of the picture shown where the page is shared, instead of a drawn one',
    }),
  ),
  middleware: Schema.optionalKey(
    Schema.Array(
      createReferenceSchema<MiddlewareName>(
        'middleware',
        /^\S+$/,
        `Name of a route middleware: ${middlewareNames.join(', ')}`,
      ),
    )
      .check(Schema.isMinLength(1), Schema.isUnique())
      .annotate({
        description:
          'Route middleware applied to every response, in order: no-archive keeps the page out of the caches of search engines, no-referrer keeps its address from the pages it links to',
      }),
  ),
  ...scheduleFields,
  maintenance: Schema.optionalKey(
    Schema.Boolean.annotate({
      description: 'Shows the maintenance notice instead of the sections, with status 503',
      default: false,
    }),
  ),
  redirectFrom: Schema.optionalKey(
    Schema.Array(FormerPathSchema).annotate({ description: 'Unprefixed old paths that lead here' }),
  ),
  data: Schema.optionalKey(
    Schema.Literals(pageCollections).annotate({
      description: 'Content whose records become pages; only in a config named _name.json',
    }),
  ),
  sections: Schema.Array(Schema.Unknown).check(Schema.isMinLength(1)).annotate({
    description:
      'Sections from top to bottom; { "fragment": "x" } stands for those of fragments/x.json',
  }),
})
export type PageConfig = typeof PageConfig.Type

/** Fragment, `pages-config/fragments/*.json`: sections shared by several pages. */
export const FragmentConfig = Schema.Struct({
  $schema: PageConfig.fields.$schema,
  sections: Schema.Array(Schema.Unknown).check(Schema.isMinLength(1)).annotate({
    description: 'Sections from top to bottom, as in a page; no fragments',
  }),
})
export type FragmentConfig = typeof FragmentConfig.Type

const MenuLink = Schema.Struct({ label: TextSchema, href: LinkSchema })
const FooterColumnLink = Schema.Struct({ label: LabelSchema, href: LinkSchema })

const UtilityLink = Schema.Struct({
  ...MenuLink.fields,
  shownTo: Schema.optionalKey(
    Schema.Literals(['everyoneElse', 'signedIn']).annotate({
      description: 'signedIn: only to account holders; everyoneElse: only to the others',
    }),
  ),
})

const MenuPage = Schema.Struct({
  label: TextSchema,
  href: LinkSchema,
  description: Schema.optionalKey(
    TextSchema.annotate({ description: 'Message id of a short description' }),
  ),
  picture: Schema.optionalKey(
    PictureSchema.annotate({ description: 'A square picture, shown where the menu opens wide' }),
  ),
})

/** Registration of the site with an authority. */
const Registration = Schema.Struct({
  locale: Schema.Literals(localeCodes).annotate({ description: 'Variant that shows it' }),
  number: OperatorTextSchema.annotate({
    description: 'Entry of content/operator.json with the number; nothing is shown without one',
  }),
  href: Schema.String.check(Schema.isPattern(/^https:\/\//)).annotate({
    description: 'Address of the register; {digits} stands for the digits of the number',
  }),
})

/** Site config, `pages-config/site.json`: settings shared by all pages. */
export const SiteConfig = Schema.Struct({
  $schema: Schema.optionalKey(Schema.String.annotate({ description: 'JSON Schema for editors' })),
  schemaVersion: Schema.Int.annotate({
    description:
      'Version of what all files here look like; npm run generate -- migrate raises it with them',
  }),
  theme: Schema.NonEmptyString.check(Schema.isPattern(/^[a-z-]+$/)).annotate({
    description: 'Name of a theme: a folder of design-system/themes, e.g. fern',
  }),
  brand: Schema.Struct({
    name: Schema.NonEmptyString.annotate({
      description: 'The brand, written once for the whole site',
    }),
    tagLine: TextSchema,
  }).annotate({ description: 'Name of the site' }),
  menu: Schema.Array(
    Schema.Struct({
      label: TextSchema,
      href: LinkSchema,
      children: Schema.optionalKey(
        Schema.Array(MenuPage).annotate({
          description: 'Pages under it; with descriptions or pictures the menu opens as a panel',
        }),
      ),
    }),
  ).annotate({ description: 'Main menu, in order' }),
  utility: Schema.Array(UtilityLink).annotate({
    description: 'Links above the main menu, beside the language; on phones they end it',
  }),
  action: MenuLink.annotate({ description: 'The button at the end of the header' }),
  search: Schema.optionalKey(
    Schema.Array(MenuLink).check(Schema.isMinLength(1), Schema.isMaxLength(8)).annotate({
      description:
        'Pages that many look for, offered where nothing was typed yet; without them, and without a page /search, the site has no search',
    }),
  ),
  footer: Schema.Struct({
    columns: Schema.Array(
      Schema.Struct({
        title: TextSchema,
        links: Schema.Array(FooterColumnLink).annotate({
          description: 'Links of the column, in order',
        }),
      }),
    ).annotate({ description: 'Columns of links, in order' }),
    legal: Schema.Array(MenuLink).annotate({ description: 'Legal documents, at the end' }),
    registrations: Schema.optionalKey(
      Schema.Array(Registration).annotate({
        description: 'Registrations of the site that the law of a language wants on every page',
      }),
    ),
  }).annotate({ description: 'End of every page' }),
  redirects: Schema.Array(
    Schema.Struct({
      from: FormerPathSchema,
      to: LinkSchema,
      status: Schema.Literals([301, 302, 307, 308]).annotate({
        description: 'HTTP status: 301 and 308 are for good, 302 and 307 for now',
      }),
    }),
  ).annotate({ description: 'Old unprefixed paths and where they lead' }),
  legacyWords: Schema.Array(Schema.NonEmptyString).annotate({
    description: 'An unknown path that contains one of these goes home',
  }),
  hosts: Schema.Struct({
    main: Schema.optionalKey(
      Schema.NonEmptyString.annotate({ description: 'The host visitors shall see' }),
    ),
    secondary: Schema.Array(Schema.NonEmptyString).annotate({
      description: 'Hosts that lead to it',
    }),
  }).annotate({ description: 'Requests for a secondary host are redirected to the main one' }),
})
export type SiteConfig = typeof SiteConfig.Type

import { Schema } from 'effect'
import { pageCollections } from './collectionNames.ts'
import { timing } from './content.ts'
import { Link, Picture, Text } from './fields.ts'

/** A page config without its sections: those are decoded one by one, each by its own schema. */
export const PageConfig = Schema.Struct({
  $schema: Schema.optionalKey(
    Schema.String.annotate({ description: 'Path of the JSON Schema, for editors' }),
  ),
  title: Text.annotate({
    description:
      'Message id of the title in the browser tab; data pages may use {title} and {summary} of the record',
  }),
  description: Text.annotate({ description: 'Message id of the description for search engines' }),
  layout: Schema.optionalKey(
    Schema.Literals(['default', 'none', 'test']).annotate({
      description: 'default: header and footer; none: a logo that leads home; test: bare',
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
    Schema.Literals(['light', 'dark']).annotate({
      description: 'Forces a colour mode on this page',
    }),
  ),
  noindex: Schema.optionalKey(
    Schema.Boolean.annotate({
      description: 'Keeps the page out of search engines',
      default: false,
    }),
  ),
  ...timing,
  maintenance: Schema.optionalKey(
    Schema.Boolean.annotate({
      description: 'Shows the maintenance notice instead of the sections, with status 503',
      default: false,
    }),
  ),
  redirectFrom: Schema.optionalKey(
    Schema.Array(Link).annotate({ description: 'Unprefixed old paths that lead here' }),
  ),
  data: Schema.optionalKey(
    Schema.Struct({
      source: Schema.Literals(pageCollections).annotate({
        description: 'Content whose records become pages',
      }),
    }).annotate({ description: 'Only in a config named _name.json: one page per record' }),
  ),
  sections: Schema.Array(Schema.Unknown)
    .check(Schema.isMinLength(1), Schema.isMaxLength(16))
    .annotate({
      description: 'Sections from top to bottom',
    }),
})
export type PageConfig = typeof PageConfig.Type

const MenuLink = Schema.Struct({ label: Text, href: Link })

const MenuPage = Schema.Struct({
  label: Text,
  href: Link,
  description: Schema.optionalKey(
    Text.annotate({ description: 'Message id of a few words on what is there' }),
  ),
  picture: Schema.optionalKey(
    Picture.annotate({ description: 'A square picture, shown where the menu opens wide' }),
  ),
})

/** `pages-config/site.json`: what all pages share. */
export const SiteConfig = Schema.Struct({
  $schema: Schema.optionalKey(Schema.String),
  theme: Schema.NonEmptyString.check(Schema.isPattern(/^[a-z-]+$/)).annotate({
    description: 'Name of a theme: a folder of design-system/themes, e.g. fern',
  }),
  brand: Schema.Struct({
    name: Schema.NonEmptyString.annotate({
      description: 'The brand, written once for the whole site',
    }),
    tagLine: Text,
  }),
  menu: Schema.Array(
    Schema.Struct({
      label: Text,
      href: Link,
      children: Schema.optionalKey(
        Schema.Array(MenuPage).annotate({
          description: 'Pages under it; with descriptions or pictures the menu opens as a panel',
        }),
      ),
    }),
  ).annotate({ description: 'Main menu, in order' }),
  utility: Schema.Array(MenuLink).annotate({
    description: 'Links above the main menu, beside the language; on phones they end it',
  }),
  action: MenuLink.annotate({ description: 'The button at the end of the header' }),
  footer: Schema.Struct({
    columns: Schema.Array(Schema.Struct({ title: Text, links: Schema.Array(MenuLink) })),
    legal: Schema.Array(MenuLink),
  }),
  redirects: Schema.Array(
    Schema.Struct({ from: Link, to: Link, status: Schema.Literals([301, 302, 307, 308]) }),
  ).annotate({ description: 'Old unprefixed paths and where they lead' }),
  legacyWords: Schema.Array(Schema.NonEmptyString).annotate({
    description: 'An unknown path that contains one of these goes home',
  }),
  hosts: Schema.Struct({
    main: Schema.optionalKey(Schema.NonEmptyString),
    secondary: Schema.Array(Schema.NonEmptyString),
  }).annotate({ description: 'Requests for a secondary host are redirected to the main one' }),
})
export type SiteConfig = typeof SiteConfig.Type

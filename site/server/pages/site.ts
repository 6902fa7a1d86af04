import { Context } from 'effect'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { CurrentAgreementDocument } from '#data/account/agreements.ts'
import type { ListResponseRecord, ApiListName } from '#data/content/lists.ts'
import type { Locale } from '#data/locale/locales.ts'
import type { RequestContext } from '#data/pages/requestContext.ts'
import type { ConfiguredRedirect, RouteEntry } from '#data/pages/routeTable.ts'

/** ICU text by message id, as each variant shows it. */
export type MessagesByLocale = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** Address settings of `pages-config/site.json`. */
export interface SiteAddressSettings {
  readonly redirects: readonly ConfiguredRedirect[]
  /** Unknown paths that contain one of these redirect to a home page. */
  readonly legacyWords: readonly string[]
  readonly hosts: {
    /** Host to which visitors of a secondary host are redirected. */
    readonly main?: string | undefined
    readonly secondary: readonly string[]
  }
}

/** Settings of `pages-config/site.json`, with the missing entries of the operator. */
export interface LaunchSettings extends SiteAddressSettings {
  /** Empty entries of the operator, and texts that are drafts for counsel. */
  readonly missingLaunchEntries: Readonly<Record<'operator' | 'counsel', readonly string[]>>
}

/** The app as built by React Router, with the exports of its entry. */
export interface ServerAppBuild extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      /** Loads the data of a prerendered page. */
      readonly loadPage: (route: RouteEntry, url: URL, request: RequestContext) => Promise<object>
      /** Renders a prerendered page to an HTML document. */
      readonly renderPage: (
        page: string,
        data: object,
        styleSheets: readonly string[],
      ) => Promise<string>
      /** Renders the server error page in place of a prerendered page that failed. */
      readonly renderServerError: (
        url: URL,
        request: RequestContext,
        styleSheets: readonly string[],
      ) => string
      /** Style sheets of prerendered pages by page id. */
      readonly pageStyleSheets: Readonly<Record<string, readonly string[]>>
      readonly createPageContext: (value: RequestContext) => RouterContextProvider
      /** The published records of a kind at a moment, once for every website that shows them. */
      readonly listed: (name: ApiListName, now: number) => readonly ListResponseRecord[]
      /** The documents accounts agree to, as they are published at a moment. */
      readonly currentDocuments: (now: number) => readonly CurrentAgreementDocument[]
    }
  }
}

/** Completes a build while its pages are served: documents, pictures for sharing and compression. */
export interface BuildCompletion {
  /** Creates all missing files; resolves when the folder of the build is complete. */
  readonly finish: () => Promise<void>
  /** Creates one of the missing files and returns its path; undefined if the build has no such file. */
  readonly fileOf: (path: string) => Promise<string | undefined>
}

/** The built site, independent of the configuration. */
export class ServedSite extends Context.Service<
  ServedSite,
  {
    /** Folder of the build, `site/dist`. */
    readonly dist: string
    readonly routes: readonly RouteEntry[]
    /** Pages that require a signed link. */
    readonly drafts: readonly RouteEntry[]
    readonly site: LaunchSettings
    readonly messages: MessagesByLocale
    /** The app as built by React Router. */
    readonly build: ServerAppBuild
    /** True if the build contains pages only. */
    readonly completion?: BuildCompletion | undefined
  }
>()('felcera/ServedSite') {}

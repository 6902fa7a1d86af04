import { type Locale, localizePath } from '#data/locale/locales.ts'
import { draftVersionEnding, getPublishedPath } from '#data/pages/draftVersion.ts'
import {
  previewParameter,
  previewSecretLength,
  createPreviewSignature,
} from '#data/pages/preview.ts'
import type { Project } from '../input/project.ts'
import { didYouMean } from '../problems/nearest.ts'
import { isDraftPage, listPageLocales, getPagePath } from './addresses.ts'

/** Days for which a preview link is valid. */
export const previewLinkDays = 7

/** Links that show a draft in each of its locales. */
export interface PreviewLinks {
  readonly links: readonly { readonly locale: Locale; readonly href: string }[]
  /** Time at which they expire. */
  readonly until: Date
}

/** Reason why there are no links, with a remedy. */
export interface PreviewLinksRefusal {
  readonly what: string
  readonly fix: string
}

/**
 * Signs links to a draft, or to the draft version of a published page, given by the path of the page. `PREVIEW_SECRET` and `ORIGIN` of the
 * environment must be those of the server that shows it.
 */
export async function createPreviewLinks(
  path: string,
  { pages }: Pick<Project, 'pages'>,
  { PREVIEW_SECRET: secret = '', ORIGIN: origin = '' }: NodeJS.ProcessEnv,
): Promise<PreviewLinks | PreviewLinksRefusal> {
  const drafts = pages.filter(isDraftPage)
  const page = drafts.find(({ id }) => getPublishedPath(getPagePath(id)) === getPublishedPath(path))
  if (!page) {
    const published = pages.find(({ id }) => getPagePath(id) === path)
    return published
      ? {
          what: `${path} is published, and has no draft beside it.`,
          fix: `Its draft would be ${published.name.replace(/\.json$/, `${draftVersionEnding}.json`)}: the page editor makes one.`,
        }
      : {
          what: `${path} is not a page.`,
          fix: didYouMean(
            path,
            drafts.map(({ id }) => getPublishedPath(getPagePath(id))),
            'npm run generate -- routes lists them.',
          ),
        }
  }
  if (secret.length < previewSecretLength)
    return {
      what: `PREVIEW_SECRET is not set, or shorter than ${previewSecretLength} characters.`,
      fix: 'Set it to the value that the server uses.',
    }
  if (!URL.canParse(origin))
    return {
      what: 'ORIGIN is not set.',
      fix: 'Set it to the address of the server, such as https://www.example.com.',
    }
  const until = Math.floor(Date.now() / 1000) + previewLinkDays * 24 * 60 * 60
  const links = await Promise.all(
    listPageLocales(page).map(async (locale) => {
      const url = new URL(localizePath(locale, getPagePath(page.id)), origin)
      const token = await createPreviewSignature(secret, { page: page.id, locale, until })
      url.searchParams.set(previewParameter, token)
      return { locale, href: url.href }
    }),
  )
  return { links, until: new Date(until * 1000) }
}

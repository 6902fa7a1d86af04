import { localizePath } from '#data/locale/locales.ts'
import { draftVersionEnding, getPublishedPath } from '#data/pages/draftVersion.ts'
import {
  previewParameter,
  previewSecretLength,
  createPreviewSignature,
} from '#data/pages/preview.ts'
import { isDraftPage, listPageLocales, getPagePath } from '../plan/addresses.ts'
import { decodeAndCheckSources } from '../index.ts'
import { didYouMean } from '../problems/nearest.ts'
import { readProjectSources } from '../input/read.ts'
import { type GeneratorCommand, createCommandFailure } from './command.ts'

const days = 7

/** Prints links that show a draft, or the draft version of a published page, on the server for a week. */
export const previewCommand: GeneratorCommand = {
  name: 'preview',
  parameters: ['<path>'],
  about: `prints links that show a draft on the server for ${days} days; requires PREVIEW_SECRET and ORIGIN`,
  run: async ([path = ''], { top }) => {
    const { PREVIEW_SECRET: secret = '', ORIGIN: origin = '' } = process.env
    const { project } = decodeAndCheckSources(readProjectSources(top))
    const drafts = project.pages.filter(isDraftPage)
    const page = drafts.find(
      ({ id }) => getPublishedPath(getPagePath(id)) === getPublishedPath(path),
    )
    if (!page) {
      const published = project.pages.find(({ id }) => getPagePath(id) === path)
      return published
        ? createCommandFailure(
            `${path} is published, and has no draft beside it.`,
            `Its draft would be ${published.name.replace(/\.json$/, `${draftVersionEnding}.json`)}: the page editor makes one.`,
          )
        : createCommandFailure(
            `${path} is not a page.`,
            didYouMean(
              path,
              drafts.map(({ id }) => getPublishedPath(getPagePath(id))),
              'npm run generate -- routes lists them.',
            ),
          )
    }
    if (secret.length < previewSecretLength)
      return createCommandFailure(
        `PREVIEW_SECRET is not set, or shorter than ${previewSecretLength} characters.`,
        'Set it to the value that the server uses.',
      )
    if (!URL.canParse(origin))
      return createCommandFailure(
        'ORIGIN is not set.',
        'Set it to the address of the server, such as https://www.example.com.',
      )
    const until = Math.floor(Date.now() / 1000) + days * 24 * 60 * 60
    const links = await Promise.all(
      listPageLocales(page).map(async (locale) => {
        const url = new URL(localizePath(locale, getPagePath(page.id)), origin)
        const token = await createPreviewSignature(secret, { page: page.id, locale, until })
        url.searchParams.set(previewParameter, token)
        return url.href
      }),
    )
    const end = new Date(until * 1000).toISOString()
    return {
      status: 0,
      text: `${links.join('\n')}\nThey are valid until ${end}.\n`,
      data: { links, until: end },
    }
  },
}

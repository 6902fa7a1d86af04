import { localizePath } from '#data/locales.ts'
import { previewParameter, previewSecretLength, signPreview } from '#data/preview.ts'
import { isDraft, localesOf, pathOf } from '../addresses.ts'
import { inspect } from '../index.ts'
import { didYouMean } from '../nearest.ts'
import { readSources } from '../read.ts'
import { type Command, refused } from './command.ts'

const days = 7

/** Links that show a draft on the server for a week. */
export const preview: Command = {
  name: 'preview',
  parameters: ['<path>'],
  about: `prints links that show a draft on the server for ${days} days; asks for PREVIEW_SECRET and ORIGIN`,
  run: async ([path = ''], { top }) => {
    const { PREVIEW_SECRET: secret = '', ORIGIN: origin = '' } = process.env
    const { project } = inspect(readSources(top))
    const drafts = project.pages.filter(isDraft)
    const page = drafts.find(({ id }) => pathOf(id) === path)
    if (!page) {
      const published = project.pages.some(({ id }) => pathOf(id) === path)
      return published
        ? refused(`${path} is published: everyone can see it.`, 'A draft has "draft": true in its config.') // prettier-ignore
        : refused(`${path} is not a page.`, didYouMean(path, drafts.map(({ id }) => pathOf(id)), 'npm run generate -- routes lists them.')) // prettier-ignore
    }
    if (secret.length < previewSecretLength)
      return refused(`PREVIEW_SECRET is not set, or shorter than ${previewSecretLength} characters.`, 'Give it the value that the server has.') // prettier-ignore
    if (!URL.canParse(origin))
      return refused('ORIGIN is not set.', 'Give it the address of the server, such as https://www.example.com.') // prettier-ignore
    const until = Math.floor(Date.now() / 1000) + days * 24 * 60 * 60
    const proof = await signPreview(secret, { page: page.id, until })
    const links = localesOf(page).map((locale) => {
      const url = new URL(localizePath(locale, path), origin)
      url.searchParams.set(previewParameter, proof)
      return url.href
    })
    const end = new Date(until * 1000).toISOString()
    return { status: 0, text: `${links.join('\n')}\nThey are good until ${end}.\n`, data: { links, until: end } } // prettier-ignore
  },
}

import { documentMessages } from '#data/documentMessages.ts'
import { headLimits } from '#data/headLimits.ts'
import { type Locale, localeCodes, locales } from '#data/locales.ts'
import { serverMessages } from '#data/serverMessages.ts'
import { shellMessages } from '#data/shellMessages.ts'
import { pathOf } from './addresses.ts'
import { showPath } from './json.ts'
import type { Project } from './project.ts'
import type { Translation } from './digests.ts'
import { isHead, referencesOf } from './uses.ts'

const most = 3

/** What a translator should know of each message: what it is, how long it may be, where it is shown. */
export function contexts(
  project: Project,
  language: Translation,
): (id: string) => readonly string[] {
  const uses = Map.groupBy(
    [...referencesOf(project, 'message'), ...referencesOf(project, 'heading')],
    ({ value }) => value,
  )
  const pages = new Map(project.pages.map((page) => [page.file, page]))
  const locale = localeCodes.find((code) => locales[code].catalogues[0] === language) as Locale
  const fixed = [
    [new Set<string>(shellMessages), 'Shown in the frame of every page.'],
    [new Set<string>(serverMessages), 'Shown in mails and answers of the server.'],
    [new Set<string>(documentMessages), 'Printed in documents.'],
  ] as const
  const limit = (id: string): readonly string[] =>
    (['title', 'description'] as const).flatMap((field) =>
      uses.get(id)?.some((use) => isHead(use) && use.path[0] === field)
        ? [`${field === 'title' ? 'Title in the browser tab' : 'Description for search engines'}: at most ${headLimits[locale][field]} characters.`] // prettier-ignore
        : [],
    )
  return (id) => {
    const own = uses.get(id) ?? []
    const kind = own.some((use) => use.kind === 'heading') ? ['A heading.'] : []
    const alt = /^picture\..+\.alt$/.test(id) ? ['Says what is seen in a picture to those who do not see it.'] : [] // prettier-ignore
    const places = own.slice(0, most).map(({ file, path }) => {
      const page = pages.get(file)
      return `Shown ${page ? `on ${pathOf(page.id)}` : `in ${file.name}`}, ${showPath(path)}.`
    })
    const more = own.length > most ? [`And in ${own.length - most} more places.`] : []
    return [...limit(id), ...kind, ...alt, ...places, ...more, ...fixed.flatMap(([ids, text]) => (ids.has(id) ? text : []))] // prettier-ignore
  }
}

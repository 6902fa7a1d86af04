import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { isLocale } from '#data/locales.ts'
import { pathOf } from '../addresses.ts'
import { declaredRedirects } from '../checks/redirects.ts'
import { inspect } from '../index.ts'
import { isError } from '../problem.ts'
import type { Project } from '../project.ts'
import { readSources } from '../read.ts'
import { type Command, put, refused } from './command.ts'
import { startingTexts } from './startingTexts.ts'

const pathPattern = /^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/

/** Writes the config of a page that can be looked at, with English words to begin from. */
export const newPage: Command = {
  name: 'new page',
  parameters: ['<path>'],
  about: 'writes a page to begin from, a draft: new page /solutions/agri-ess',
  run: ([path = ''], { top }) => {
    if (!pathPattern.test(path))
      return refused(`"${path}" cannot be a path.`, 'Write it like /solutions/agri-ess: letters, digits and hyphens.') // prettier-ignore
    if (isLocale(path.split('/')[1]))
      return refused(`"${path}" begins with a language.`, 'Every page has its variants by itself: leave the language out.') // prettier-ignore
    const { project, problems } = inspect(readSources(top))
    if (problems.some(isError))
      return refused('The page configs have problems.', 'Mend them first: npm run generate.')
    const taken = takenBy(path, project)
    if (taken) return refused(`${path} is taken by ${taken}.`, 'Choose another path.')
    const name = `pages-config/pages${path}.json`
    if (existsSync(join(top, name))) return refused(`${name} is there already.`, 'Choose another path.') // prettier-ignore
    const files = pageFiles(path, project)
    for (const [file, text] of files) put(top, file, text)
    const address = `http://localhost:3000/en${path}`
    return {
      status: 0,
      text: `${path} is there, as a draft.
${[...files.keys()].map((file) => `  ${file}\n`).join('')}
Next
  npm run dev                      shows it: ${address}
  pages-config/MANUAL.md           says which sections there are, and what each one takes
  pages-config/messages/en.json    holds its words: those of page.${prefixOf(path, project)} are yours to write
  When it is right, take "draft" out of ${name}: npm run generate then asks for the
  Chinese and German words. A link to it in pages-config/site.json puts it into the menu.
`,
      data: { path, config: name, changed: [...files.keys()], address },
    }
  },
}

function takenBy(path: string, project: Project): string | undefined {
  const low = path.toLowerCase()
  const page = project.pages.find(({ id }) => pathOf(id).toLowerCase() === low)
  const redirect = declaredRedirects(project).find(({ from }) => from.toLowerCase() === low)
  return page?.name ?? redirect?.file.name
}

/** The part of its messages' ids after `page.`: the last segment, or the whole path if that is taken. */
function prefixOf(path: string, { catalogues }: Pick<Project, 'catalogues'>): string {
  const ids = [...catalogues.values()].flatMap(({ messages }) => [...messages.keys()])
  const [short, long] = [posix.basename(path), path.slice(1).replaceAll('/', '-')].map((name) =>
    name.toLowerCase(),
  ) as [string, string]
  return ids.some((id) => id.startsWith(`page.${short}.`)) ? long : short
}

/** The new page and the English catalogue with its words. Pure. */
export function pageFiles(path: string, project: Project): ReadonlyMap<string, string> {
  const name = `pages-config/pages${path}.json`
  const prefix = `page.${prefixOf(path, project)}`
  const words = posix.basename(path).replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  const config = {
    $schema: posix.relative(posix.dirname(name), 'pages-config/schema/page.schema.json'),
    title: `${prefix}.title`,
    description: `${prefix}.description`,
    draft: true,
    sections: [
      { section: 'PageHeader', title: `${prefix}.header.title`, lead: `${prefix}.header.lead` },
    ],
  }
  const brand = project.site?.config.brand.name ?? ''
  const messages = {
    [`${prefix}.title`]: `${title} – ${brand}`,
    [`${prefix}.description`]: startingTexts.description(title),
    [`${prefix}.header.title`]: title,
    [`${prefix}.header.lead`]: startingTexts.lead(title),
  }
  const english = project.catalogues.get('en')?.file
  if (!english) throw new Error('There is no English catalogue')
  const text = Object.entries(messages).reduce(
    (now, [id, words]) =>
      applyEdits(
        now,
        modify(now, [id], words, {
          formattingOptions: { insertSpaces: true, tabSize: 2 },
          // Catalogues are sorted by id.
          getInsertionIndex: (ids) => {
            const next = ids.findIndex((other) => other > id)
            return next < 0 ? ids.length : next
          },
        }),
      ),
    english.text,
  )
  return new Map([
    [name, `${JSON.stringify(config, null, 2)}\n`],
    [english.name, text],
  ])
}

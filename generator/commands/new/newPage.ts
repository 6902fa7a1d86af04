import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { isLocale } from '#data/locale/locales.ts'
import { getPagePath } from '../../plan/addresses.ts'
import { listDeclaredRedirects } from '../../checks/routes/redirects.ts'
import { decodeAndCheckSources } from '../../index.ts'
import { findAddedProblems, isErrorProblem } from '../../problems/problem.ts'
import { findCatalogueOfFile } from '../../input/catalogues.ts'
import type { Project } from '../../input/project.ts'
import { readProjectSources, type ProjectSources } from '../../input/read.ts'
import {
  type GeneratorCommand,
  type GeneratorCommandResult,
  writeProjectFile,
  createCommandFailure,
} from '../command.ts'
import { placeholderPageTexts } from './placeholderTexts.ts'

const pathPattern = /^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/

/** Writes the config of a viewable draft page with English placeholder texts. */
export const newPageCommand: GeneratorCommand = {
  name: 'new page',
  parameters: ['<path>'],
  about: 'scaffolds a page as a draft: new page /solutions/agri-ess',
  run: ([path = ''], { top }) => {
    const sources = readProjectSources(top)
    const planned = planNewPage(path, sources, top)
    if ('failure' in planned) return planned.failure
    const { files } = planned
    const { project } = decodeAndCheckSources(sources)
    const prefix = `page.${derivePageMessageIdPrefix(path, project)}`
    const texts = project.catalogues.get('en')?.fileOf(`${prefix}.title`).name
    for (const [file, text] of files) writeProjectFile(top, file, text)
    const address = `http://localhost:3000/en${path}`
    return {
      status: 0,
      text: `${path} was created as a draft.
${[...files.keys()].map((file) => `  ${file}\n`).join('')}
Next
  npm run dev                      shows it: ${address}
  pages-config/MANUAL.md           describes every section and its fields
  ${texts}    holds its texts: those of ${prefix} are yours to write
  When it is finished, remove "draft" from pages-config/pages${path}.json: npm run generate then requires the
  Chinese and German texts. A link to it in pages-config/site.json puts it into the menu.
`,
      data: { path, config: `pages-config/pages${path}.json`, changed: [...files.keys()], address },
    }
  },
}

/** Files of a new page by path from the repository root, or why it cannot be created. */
export type NewPagePlan =
  | { readonly files: ReadonlyMap<string, string> }
  | { readonly failure: GeneratorCommandResult }

const failed = (what: string, fix: string): NewPagePlan => ({
  failure: createCommandFailure(what, fix),
})

/** Plans a new page for the sources of a project; nothing is written. */
export function planNewPage(path: string, sources: ProjectSources, top: string): NewPagePlan {
  if (!pathPattern.test(path))
    return failed(
      `"${path}" cannot be a path.`,
      'Write it like /solutions/agri-ess: letters, digits and hyphens.',
    )
  if (isLocale(path.split('/')[1]))
    return failed(
      `"${path}" begins with a language.`,
      'Every page has its variants by itself: leave the language out.',
    )
  const { project, problems } = decodeAndCheckSources(sources)
  const broken = problems.find(({ file }) => isBrokenCatalogue(file, project))
  if (broken) return failed(`${broken.file}:${broken.line} ${broken.what}`, broken.fix)
  const taken = takenBy(path, project)
  if (taken) return failed(`${path} is taken by ${taken}.`, 'Choose another path.')
  const name = `pages-config/pages${path}.json`
  if (existsSync(join(top, name))) return failed(`${name} already exists.`, 'Choose another path.')
  const files = createPageFiles(path, project)
  const after = decodeAndCheckSources({ ...sources, files: new Map([...sources.files, ...files]) })
  const [problem] = findAddedProblems(problems, after.problems).filter(isErrorProblem)
  if (problem) return failed(problem.what, problem.fix)
  return { files }
}

/** True for a file of the English catalogue, in which a page is created, that is not JSON. */
const isBrokenCatalogue = (file: string, { catalogues }: Project): boolean =>
  findCatalogueOfFile(file) === 'en' &&
  !catalogues.get('en')?.files.some(({ name }) => name === file)

function takenBy(path: string, project: Project): string | undefined {
  const key = path.toLowerCase()
  const page = project.pages.find(({ id }) => getPagePath(id).toLowerCase() === key)
  const redirect = listDeclaredRedirects(project).find(({ from }) => from.toLowerCase() === key)
  return page?.name ?? redirect?.file.name
}

/** Returns the part of message ids after `page.`: the last segment of the path, or the whole path if that is taken. */
export function derivePageMessageIdPrefix(
  path: string,
  { catalogues }: Pick<Project, 'catalogues'>,
): string {
  const ids = [...catalogues.values()].flatMap(({ messages }) => [...messages.keys()])
  const [short, long] = [posix.basename(path), path.slice(1).replaceAll('/', '-')].map((name) =>
    name.toLowerCase(),
  ) as [string, string]
  return ids.some((id) => id.startsWith(`page.${short}.`)) ? long : short
}

/** Returns the new page config and the English catalogue with its messages. Pure. */
export function createPageFiles(path: string, project: Project): ReadonlyMap<string, string> {
  const name = `pages-config/pages${path}.json`
  const prefix = `page.${derivePageMessageIdPrefix(path, project)}`
  const slug = posix.basename(path).replaceAll('-', ' ')
  const title = slug.charAt(0).toUpperCase() + slug.slice(1)
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
    [`${prefix}.description`]: placeholderPageTexts.description(title),
    [`${prefix}.header.title`]: title,
    [`${prefix}.header.lead`]: placeholderPageTexts.lead(title),
  }
  const english = project.catalogues.get('en')?.fileOf(`${prefix}.title`)
  if (!english) throw new Error('There is no English catalogue')
  const text = Object.entries(messages).reduce(
    (current, [id, message]) =>
      applyEdits(
        current,
        modify(current, [id], message, {
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

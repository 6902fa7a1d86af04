import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { pathOf } from '../addresses.ts'
import { type Edit, editStrings } from '../edit.ts'
import { inspect } from '../index.ts'
import type { JsonFile } from '../json.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../project.ts'
import { isError } from '../problem.ts'
import { readSources } from '../read.ts'
import { type Command, refused } from './command.ts'

const folder = 'pages-config/pages'
const pathPattern = /^\/[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/

/** Moves a page to another path: file, links, menus and the ids of its messages follow, the old path leads to the new one. */
export const renamePage: Command = {
  name: 'rename page',
  parameters: ['<from>', '<to>'],
  about: 'moves a page: links, menus and its message ids follow, the old path becomes a redirect',
  run: ([from = '', to = ''], { top }) => {
    const { project, problems } = inspect(readSources(top))
    if (problems.some(isError))
      return refused('The page configs have problems.', 'Mend them first: npm run generate.')
    const page = project.pages.find(({ id }) => pathOf(id) === from)
    if (!page?.file)
      return refused(
        `${from} is not a page.`,
        didYouMean(from, project.pages.map(({ id }) => pathOf(id)), 'npm run generate -- routes lists them.'), // prettier-ignore
      )
    if (!pathPattern.test(to))
      return refused(`${to} cannot be a path.`, 'Write it like /solutions/agri-ess.')
    const taken = project.pages.find(({ id }) => pathOf(id).toLowerCase() === to.toLowerCase())
    if (taken && taken !== page)
      return refused(`${to} is a page already: ${taken.name}.`, 'Choose another path.')
    const target = `${folder}${to}.json`
    const files = renamed(project, page.name, target)
    for (const [name, text] of files) {
      mkdirSync(dirname(join(top, name)), { recursive: true })
      writeFileSync(join(top, name), text)
    }
    rmSync(join(top, page.name))
    const changed = [...files.keys()]
    return {
      status: 0,
      text: `${from} is now ${to}; the old path leads there.\n${changed.map((name) => `  ${name}\n`).join('')}Next: npm run generate\n`,
      data: { from, to, changed },
    }
  },
}

/** Every file that changes, with its new text; the page's config under its new name. Pure. */
export function renamed(
  project: Project,
  oldName: string,
  newName: string,
): ReadonlyMap<string, string> {
  const [from, to] = [oldName, newName].map((name) => pathOf(idOf(name))) as [string, string]
  const edits = new Map<JsonFile, Edit[]>()
  const edit = (file: JsonFile, one: Edit) => edits.set(file, [...(edits.get(file) ?? []), one])
  const links = project.references.filter(({ kind }) => kind === 'link')
  for (const { file, path, value } of links)
    if (pathOfLink(value) === from && !isOldPath(path))
      edit(file, { path, part: 'value', text: to + value.slice(from.length) })
  for (const [oldId, newId] of messageIds(project, oldName, newName)) {
    for (const { file, path, value } of project.references)
      if (value === oldId) edit(file, { path, part: 'value', text: newId })
    for (const { file, messages } of project.catalogues.values())
      if (messages.has(oldId)) edit(file, { path: [oldId], part: 'key', text: newId })
  }
  const page = project.pages.find(({ name }) => name === oldName)
  if (!page?.file) throw new Error(`${oldName} is not a page`)
  const texts = new Map([...edits].map(([file, list]) => [file.name, editStrings(file, list)]))
  const text = texts.get(oldName) ?? page.file.text
  texts.delete(oldName)
  const schema = posix.relative(posix.dirname(newName), 'pages-config/schema/page.schema.json')
  const old = [...new Set([...(page.config?.redirectFrom ?? []), from])].filter(
    (path) => path !== to,
  )
  return texts.set(
    newName,
    [
      ['redirectFrom', old] as const,
      ...(page.config?.$schema === undefined ? [] : [['$schema', schema] as const]),
    ].reduce((now, [key, value]) => applyEdits(now, modify(now, [key], value, layout)), text),
  )
}

const layout = {
  formattingOptions: { insertSpaces: true, tabSize: 2 },
  // Before the sections, where an author reads what the page is.
  getInsertionIndex: (keys: readonly string[]) => Math.max(0, keys.indexOf('sections')),
}

const idOf = (name: string): string => name.slice(`${folder}/`.length, -'.json'.length)
const pathOfLink = (href: string): string => href.replace(/[?#].*$/, '')
const isOldPath = (path: readonly (string | number)[]): boolean =>
  path.includes('redirectFrom') || path.at(-1) === 'from'

/** New ids of the messages that carry the page's name and that no other file names. */
function messageIds(
  project: Project,
  oldName: string,
  newName: string,
): ReadonlyMap<string, string> {
  const [from, to] = [oldName, newName].map((name) => `page.${posix.basename(name, '.json').toLowerCase()}.`) as [string, string] // prettier-ignore
  const ids = new Set([...project.catalogues.values()].flatMap(({ messages }) => [...messages.keys()])) // prettier-ignore
  const own = [...ids].filter((id) => id.startsWith(from))
  const elsewhere = project.references.some(
    ({ value, file }) => value.startsWith(from) && file.name !== oldName,
  )
  const fixed = project.pages.some(({ sections }) =>
    sections.some(({ meta }) => meta.messages?.some((id) => id.startsWith(from))),
  )
  const taken = [...ids].some((id) => id.startsWith(to))
  if (elsewhere || fixed || taken || from === to) return new Map()
  return new Map(own.map((id) => [id, to + id.slice(from.length)]))
}

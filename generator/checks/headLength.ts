import { collectionNames } from '#data/collectionNames.ts'
import { formatFigure } from '#data/figures.ts'
import { headLimits } from '#data/headLimits.ts'
import { type Catalogue, type Locale, localeCodes, locales } from '#data/locales.ts'
import type { PageRecord } from '#data/content.ts'
import { isPublished, parameterOf } from '../addresses.ts'
import { type JsonFile, problemAt } from '../json.ts'
import { keeper } from '../keeper.ts'
import { format, type Message } from '../messages.ts'
import type { Problem } from '../problem.ts'
import type { Code } from '../rules.ts'
import {
  type Content,
  type Entry,
  entryOf,
  type Page,
  type Project,
  recordsOf,
} from '../project.ts'
import { unitMessage } from '../uses.ts'
import type { Check } from './check.ts'

const ofPage = keeper<readonly Problem[]>()

/** Titles and descriptions fit where search engines show them, figures written out. */
export const headLength: Check = function* (project) {
  const told = new Set<string>()
  const around = [...project.catalogues.values(), ...collectionNames.map((name) => project.records[name]), project.figures] // prettier-ignore
  for (const page of project.pages)
    for (const problem of ofPage(page, around, () => [...lengths(page, project)])) {
      // prettier-ignore
      const key = `${problem.file} ${problem.line} ${problem.column} ${problem.code}`
      if (!told.has(key)) yield problem
      told.add(key)
    }
}

function* lengths(page: Page, project: Project): Generator<Problem> {
  for (const locale of localeCodes)
    for (const field of ['title', 'description'] as const) {
      const id = page.config?.[field]
      const found = id && messageOf(project, locale, id)
      if (!found || found.message.error) continue
      const { args, text } = found.message
      // Without figures it is shown as it is written, or shorter.
      if (args.size > 0 || text.length > headLimits[locale][field])
        yield* lengthsOf(page, field, id, found, locale, project)
    }
}

function* lengthsOf(
  page: Page,
  field: 'title' | 'description',
  id: string,
  { file, message }: Found,
  locale: Locale,
  project: Project,
): Generator<Problem> {
  const limit = headLimits[locale][field]
  const figures = new Map(
    [...message.args.keys()].map((name) => [name, figure(project, locale, name)]),
  )
  const heads = parameterOf(page.id) === undefined ? [] : ['title', 'summary']
  // What cannot be written out is told by another check.
  if ([...figures].some(([name, text]) => text === undefined && !heads.includes(name))) return
  const { formatTag } = locales[locale]
  const write = (values: Readonly<Record<string, string>>) =>
    lengthOf(format(message.parts, (name) => values[name] ?? figures.get(name), formatTag))
  const code = `${field}-too-long` as const
  const fix = `Cut it to ${limit} characters: more is not shown by search engines.`
  // Titles of records are cut at a word when they are shown.
  const length = write({ title: '', summary: '' })
  if (length > limit)
    yield problemAt(file, [id], { code, what: `This ${field} has ${length} characters.`, fix })
  if (field === 'title' || parameterOf(page.id) === undefined) return
  const records = recordsOf(page, project)
  for (const entry of records?.entries ?? [])
    yield* summaries(entry, records, locale, write, { code, fix, limit })
}

/** Characters as people count them. */
const lengthOf = (text: string): number =>
  isAscii.test(text) ? text.length : Array.from(text).length
const isAscii = /^[\u0000-\u007F]*$/

function* summaries(
  { value, path }: Entry<PageRecord>,
  records: Content<PageRecord> | undefined,
  locale: Locale,
  write: (values: Readonly<Record<string, string>>) => number,
  { code, fix, limit }: { code: Code; fix: string; limit: number },
): Generator<Problem> {
  const catalogue = locales[locale].catalogues.find((name) => value?.summary[name] !== undefined)
  const file = records?.file
  if (!value || !file || !catalogue || !isPublished(value, locale)) return
  const length = write({
    title: value.title[catalogue] ?? '',
    summary: value.summary[catalogue] ?? '',
  })
  if (length > limit)
    yield problemAt(file, [...path, 'summary', catalogue], {
      code,
      what: `With this summary the description has ${length} characters.`,
      fix,
    })
}

interface Found {
  readonly file: JsonFile
  readonly message: Message
}

function messageOf(project: Project, locale: Locale, id: string): Found | undefined {
  for (const name of locales[locale].catalogues satisfies readonly Catalogue[]) {
    const catalogue = project.catalogues.get(name)
    const message = catalogue?.messages.get(id)
    if (catalogue && message) return { file: catalogue.file, message }
  }
  return undefined
}

function figure(project: Project, locale: Locale, name: string): string | undefined {
  const value = entryOf(project.figures, name)
  const { formatTag } = locales[locale]
  const word = (unit: string, n: number) => {
    const parts = messageOf(project, locale, unitMessage(unit))?.message.parts ?? []
    return format(parts, () => n, formatTag)
  }
  return value && formatFigure(value, locale, word).text
}

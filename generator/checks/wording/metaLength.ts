import { collectionNames } from '#data/content/collectionNames.ts'
import { formatFigure } from '#data/messages/figures.ts'
import { metaLimits } from '#data/pages/metaLimits.ts'
import {
  type MessageCatalogueName,
  type Locale,
  localeCodes,
  locales,
} from '#data/locale/locales.ts'
import { isPlaceholderText } from '../../commands/new/placeholderTexts.ts'
import { isPublished, getRouteParameter } from '../../plan/addresses.ts'
import { type JsonFile, locateProblem } from '../../input/json.ts'
import { memoizeByDependencies } from '../../run/memo.ts'
import { formatMessageParts, type ParsedMessage } from '../../i18n/messages.ts'
import type { ProblemWithoutPosition, ConfigProblem } from '../../problems/problem.ts'
import {
  findContentEntry,
  type ParsedPageConfig,
  type Project,
  findPageRecords,
} from '../../input/project.ts'
import { formatUnitMessageId } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

const ofPage = memoizeByDependencies<readonly ConfigProblem[]>()

/** Requires titles and descriptions of a length that search engines show, measured with formatted figures. */
export const checkMetaTextLengths: ProjectCheck = function* (project) {
  const reported = new Set<string>()
  const around = [
    ...project.catalogues.values(),
    ...collectionNames.map((name) => project.records[name]),
    project.figures,
  ]
  for (const page of project.pages)
    for (const problem of ofPage(page, around, () => [...lengths(page, project)])) {
      const key = `${problem.file} ${problem.line} ${problem.column} ${problem.code}`
      if (!reported.has(key)) yield problem
      reported.add(key)
    }
}

function* lengths(page: ParsedPageConfig, project: Project): Generator<ConfigProblem> {
  for (const locale of localeCodes)
    for (const field of ['title', 'description'] as const) {
      const id = page.config?.[field]
      const found = id && messageOf(project, locale, id)
      if (!found || found.message.error) continue
      const { args, text } = found.message
      const { most, least } = metaLimits[locale]
      // Without figures the displayed text is at most as long as the source.
      if (args.size > 0 || text.length > most[field] || text.length < least[field] + tagLength)
        yield* lengthsOf({ page, field, id, locale, project }, found)
    }
}

/** Maximum length of tags, by which the source of a message may exceed the displayed text. */
const tagLength = '<soft></soft>'.length

/** A title or description of a page in one language. */
interface Head {
  readonly page: ParsedPageConfig
  readonly field: 'title' | 'description'
  readonly id: string
  readonly locale: Locale
  readonly project: Project
}

function* lengthsOf(head: Head, { file, message }: Found): Generator<ConfigProblem> {
  const { page, field, id, locale, project } = head
  const figures = new Map(
    [...message.args.keys()].map((name) => [name, figure(project, locale, name)]),
  )
  const isOfRecords = getRouteParameter(page.id) !== undefined
  const heads = isOfRecords ? ['title', 'summary'] : []
  // Another check reports figures that cannot be formatted.
  if ([...figures].some(([name, text]) => text === undefined && !heads.includes(name))) return
  const { formatTag } = locales[locale]
  const write = (values: Readonly<Record<string, string>>) =>
    lengthOf(
      formatMessageParts(message.parts, (name) => values[name] ?? figures.get(name), formatTag),
    )
  const finding = judge(head, write({ title: '', summary: '' }), `This ${field} has`)
  // The text is incomplete without its record.
  if (finding && !(isOfRecords && isShort(finding))) yield locateProblem(file, [id], finding)
  else if (isOfRecords) yield* lengthsOfRecords(head, write)
}

/** Returns the finding for a length outside of the limits; `subject` begins its sentence. */
function judge(
  { field, locale, page }: Head,
  length: number,
  subject: string,
): ProblemWithoutPosition | undefined {
  const most = metaLimits[locale].most[field]
  const least = metaLimits[locale].least[field]
  if (length > most)
    return {
      code: `${field}-too-long`,
      what: `${subject} ${length} characters.`,
      fix: `Cut it to ${most} characters: more is not shown by search engines.`,
    }
  // Search engines do not index it.
  if (length < least && !page.config?.noindex)
    return {
      code: `${field}-too-short`,
      what: `${subject} ${length} ${length === 1 ? 'character' : 'characters'}.`,
      fix: `Say in at least ${least} characters what ${field === 'title' ? 'page this is' : 'the page offers'}: search engines show it to those who have not seen it.`,
    }
  return undefined
}

const isShort = ({ code }: ProblemWithoutPosition): boolean => code.endsWith('-too-short')

/** Counts characters as users perceive them. */
const lengthOf = (text: string): number =>
  isAscii.test(text) ? text.length : Array.from(text).length
const isAscii = /^[\u0000-\u007F]*$/

/** The titles or summaries of records, as in the head of their pages. */
function* lengthsOfRecords(
  head: Head,
  write: (values: Readonly<Record<string, string>>) => number,
): Generator<ConfigProblem> {
  const { page, field, locale, project } = head
  const records = findPageRecords(page, project)
  const part = field === 'title' ? 'title' : 'summary'
  for (const { value, path } of records?.entries ?? []) {
    const catalogue = locales[locale].catalogues.find((name) => value?.[part][name] !== undefined)
    if (!value || !records?.file || !catalogue) continue
    if (value.page !== undefined || !isPublished(value, locale)) continue
    // Another check reports placeholders.
    if (isPlaceholderText(value[part][catalogue] ?? '')) continue
    const length = write({
      title: value.title[catalogue] ?? '',
      summary: value.summary[catalogue] ?? '',
    })
    const finding = judge(head, length, `With this ${part} the ${field} of the page has`)
    if (finding) yield locateProblem(records.file, [...path, part, catalogue], finding)
  }
}

interface Found {
  readonly file: JsonFile
  readonly message: ParsedMessage
}

function messageOf(project: Project, locale: Locale, id: string): Found | undefined {
  for (const name of locales[locale].catalogues satisfies readonly MessageCatalogueName[]) {
    const catalogue = project.catalogues.get(name)
    const message = catalogue?.messages.get(id)
    if (catalogue && message) return { file: catalogue.fileOf(id), message }
  }
  return undefined
}

function figure(project: Project, locale: Locale, name: string): string | undefined {
  const value = findContentEntry(project.figures, name)
  const { formatTag } = locales[locale]
  const word = (unit: string, n: number) => {
    const parts = messageOf(project, locale, formatUnitMessageId(unit))?.message.parts ?? []
    return formatMessageParts(parts, () => n, formatTag)
  }
  return value && formatFigure(value, locale, word).text
}

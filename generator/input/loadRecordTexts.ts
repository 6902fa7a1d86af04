import { markdownCollections } from '#data/content/collectionNames.ts'
import { formatFigure } from '#data/messages/figures.ts'
import { type MessageCatalogueName, messageCatalogueNames } from '#data/locale/locales.ts'
import type { OperatorEntry } from '#data/content/operator.ts'
import type { RichText } from '#data/content/richText.ts'
import type { JsonFile } from './json.ts'
import { locateProblem, locateProblemAtFileStart } from './json.ts'
import { getCatalogueLanguageTag } from '../i18n/languages.ts'
import { type ResolvePlaceholder, parseMarkdown } from '../markdown/markdown.ts'
import { formatMessageParts } from '../i18n/messages.ts'
import { findNearestName } from '../problems/nearest.ts'
import { memoizeBetweenRuns } from '../run/memo.ts'
import type { ConfigProblem } from '../problems/problem.ts'
import {
  type ContentFile,
  findContentEntry,
  type Project,
  type RecordRichTexts,
} from './project.ts'
import type { ConfigReference } from './references.ts'
import { formatUnitMessageId } from '../plan/usages.ts'

const codes = messageCatalogueNames.join('|')
const pattern = new RegExp(
  String.raw`^pages-config/content/([a-z-]+)/([a-z0-9-]+)\.(${codes})\.md$`,
)
const requiredCatalogues = ['en', 'cn', 'de'] as const

/** Values for placeholders in braces: figures and entries of the operator. */
interface Names extends Pick<Project, 'figures' | 'catalogues'> {
  readonly operator: ContentFile<OperatorEntry>
}

/** Parses the long texts of records; reports missing texts, texts without record and unknown placeholders. */
export function loadRecordTexts(
  files: ReadonlyMap<string, string>,
  records: Project['records'],
  names: Names,
  problems: ConfigProblem[],
  references: ConfigReference[],
): Project['texts'] {
  const texts = new Map<string, Map<MessageCatalogueName, RichText>>()
  const known = new Set(
    markdownCollections.flatMap((collection) =>
      records[collection].entries.map(({ id }) => `${collection}/${id}`),
    ),
  )
  const parsedText = startRun()
  for (const [name, markdown] of files) {
    const [, collection, id, catalogue] = pattern.exec(name) ?? []
    const key = `${collection}/${id}`
    if (!known.has(key)) {
      // The records of a file that cannot be read are unknown; only that file is reported.
      if (markdownCollections.some((one) => one === collection && !records[one].readable)) continue
      problems.push(strayText(name, key, known))
      continue
    }
    const file = wrapMarkdownAsJsonFile(name, markdown)
    const language = catalogue as MessageCatalogueName
    const filled = withoutEmptyEntries(markdown, names)
    const values = [...filled.matchAll(filledNames)].map(([, placeholder = '']) =>
      fillFrom(names, language, new Set())(placeholder),
    )
    const { tree, unknown } = parsedText(`${language} ${JSON.stringify(values)} ${filled}`, () => {
      const unknown = new Set<string>()
      return {
        tree: parseMarkdown(filled, language, fillFrom(names, language, unknown)),
        unknown,
      }
    })
    for (const placeholder of unknown) problems.push(unknownName(file, placeholder))
    references.push(...links(tree).map((value) => linkIn(file, value)))
    texts.set(
      key,
      (texts.get(key) ?? new Map<MessageCatalogueName, RichText>()).set(language, tree),
    )
  }
  problems.push(...missingTexts(records, texts))
  return texts
}

/** Wraps a Markdown file as one JSON string. */
export const wrapMarkdownAsJsonFile = (name: string, text: string): JsonFile => ({
  name,
  text,
  root: { type: 'string', offset: 0, length: text.length, value: text },
  value: text,
})

/** Moves the position of a file to an excerpt, so that a problem points there. */
const positionedAt = (file: JsonFile, excerpt: string): JsonFile => ({
  ...file,
  root: { ...file.root, offset: Math.max(0, file.text.indexOf(excerpt)) },
})

const linkIn = (file: JsonFile, value: string): ConfigReference => ({
  kind: 'link',
  value,
  file: positionedAt(file, value),
  path: [],
})

/** Returns the links to pages, without anchors in the same text. */
const links = (text: RichText): readonly string[] =>
  text.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [
          ...(node.href?.startsWith('/') ? [node.href] : []),
          ...(node.children ? links(node.children) : []),
        ],
  )

/** Texts are parsed again only after they, or the values of their placeholders, have changed. */
const startRun = memoizeBetweenRuns<{
  readonly tree: RichText
  readonly unknown: ReadonlySet<string>
}>()

const heading = /^(#{1,6}) /
const placeholders = /\{([a-z][a-z0-9-]*)\}/g
/** Placeholders of figures, too. */
const filledNames = /\{([a-z][A-Za-z0-9-]*)\}/g

/** Removes the lines that name an optional entry of the operator without value, and headings that lose their text. */
function withoutEmptyEntries(markdown: string, { operator }: Names): string {
  const isEmpty = (name = ''): boolean => {
    const entry = findContentEntry(operator, name)
    return entry?.value === null && entry.required !== true
  }
  const lines = markdown.split('\n')
  const kept = lines.filter(
    (line) => ![...line.matchAll(placeholders)].some(([, name]) => isEmpty(name)),
  )
  if (kept.length === lines.length) return markdown
  const levelOf = (line = ''): number => heading.exec(line)?.[1]?.length ?? Infinity
  const hasText = (index: number): boolean => {
    const next = kept.slice(index + 1).find((line) => line.trim() !== '')
    return next !== undefined && levelOf(next) > levelOf(kept[index])
  }
  return kept.filter((line, index) => !heading.test(line) || hasText(index)).join('\n')
}

function fillFrom(
  names: Names,
  catalogue: MessageCatalogueName,
  unknown: Set<string>,
): ResolvePlaceholder {
  return (name) => {
    const entry = findContentEntry(names.operator, name)
    if (entry) {
      const { value, label } = entry
      if (value === null) return { text: label[catalogue] ?? label.en, missing: true }
      const text = typeof value === 'string' ? value : (value[catalogue] ?? value.en)
      return { text, missing: false }
    }
    const figure = findContentEntry(names.figures, name)
    if (figure)
      return {
        text: formatFigure(figure, catalogue, unitFormatter(names, catalogue)).text,
        missing: false,
      }
    unknown.add(name)
    return undefined
  }
}

const unitFormatter =
  ({ catalogues }: Names, catalogue: MessageCatalogueName) =>
  (unit: string, n: number): string => {
    const id = formatUnitMessageId(unit)
    const message = [catalogue, 'en' as const].flatMap(
      (name) => catalogues.get(name)?.messages.get(id) ?? [],
    )[0]
    return formatMessageParts(message?.parts ?? [], () => n, getCatalogueLanguageTag(catalogue))
  }

const unknownName = (file: JsonFile, name: string): ConfigProblem =>
  locateProblem(positionedAt(file, `{${name}}`), [], {
    code: 'unknown-name',
    what: `"{${name}}" is neither a figure nor something the operator says.`,
    fix: 'Name an entry of content/figures.json or content/operator.json.',
  })

function strayText(name: string, key: string, known: ReadonlySet<string>): ConfigProblem {
  const near = findNearestName(key, known)
  return locateProblemAtFileStart(name, {
    code: 'stray-file',
    what: 'No record has this text.',
    fix: near
      ? `Did you mean content/${near}.en.md?`
      : `Name it content/<kind>/<id>.<${codes}>.md.`,
  })
}

function missingTexts(
  records: Project['records'],
  texts: ReadonlyMap<string, RecordRichTexts>,
): readonly ConfigProblem[] {
  return markdownCollections.flatMap((collection) =>
    records[collection].entries.flatMap(({ id, path }) =>
      requiredCatalogues.flatMap((catalogue) => {
        const { file } = records[collection]
        if (!file || id === undefined || texts.get(`${collection}/${id}`)?.has(catalogue)) return []
        const name = `content/${collection}/${id}.${catalogue}.md`
        return locateProblem(file, [...path, 'id'], {
          code: 'missing-text',
          what: `This record has no text in ${name}.`,
          fix: 'Write it there in Markdown.',
        })
      }),
    ),
  )
}

import { textCollections } from '#data/collectionNames.ts'
import { formatFigure } from '#data/figures.ts'
import { type Catalogue, catalogueCodes } from '#data/locales.ts'
import type { OperatorEntry } from '#data/operator.ts'
import type { RichText } from '#data/richText.ts'
import type { JsonFile } from './json.ts'
import { problemAt, problemOf } from './json.ts'
import { tagOf } from './languages.ts'
import { type Fill, readMarkdown } from './markdown/markdown.ts'
import { format } from './messages.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import { type Content, entryOf, type Project, type RecordTexts } from './project.ts'
import type { Reference } from './references.ts'
import { unitMessage } from './uses.ts'

const codes = catalogueCodes.join('|')
const pattern = new RegExp(
  String.raw`^pages-config/content/([a-z-]+)/([a-z0-9-]+)\.(${codes})\.md$`,
)
const needed = ['en', 'cn', 'de'] as const

/** What texts may name in braces: figures, and what the operator says. */
interface Names extends Pick<Project, 'figures' | 'catalogues'> {
  readonly operator: Content<OperatorEntry>
}

/** Reads the long texts of records; tells those that are missing, that nothing shows, or that name the unknown. */
export function loadTexts(
  files: ReadonlyMap<string, string>,
  records: Project['records'],
  names: Names,
  problems: Problem[],
  references: Reference[],
): Project['texts'] {
  const texts = new Map<string, Map<Catalogue, RichText>>()
  const known = new Set(
    textCollections.flatMap((kind) => records[kind].entries.map(({ id }) => `${kind}/${id}`)),
  )
  for (const [name, markdown] of files) {
    const [, kind, id, catalogue] = pattern.exec(name) ?? []
    const key = `${kind}/${id}`
    if (!known.has(key)) {
      problems.push(strayText(name, key, known))
      continue
    }
    const file = textFile(name, markdown)
    const unknown = new Set<string>()
    const language = catalogue as Catalogue
    const tree = readMarkdown(markdown, language, fillFrom(names, language, unknown))
    for (const word of unknown) problems.push(unknownName(file, word))
    references.push(...links(tree).map((value) => linkIn(file, value)))
    texts.set(key, (texts.get(key) ?? new Map<Catalogue, RichText>()).set(language, tree))
  }
  problems.push(...missingTexts(records, texts))
  return texts
}

/** A Markdown file as if it were one JSON string. */
export const textFile = (name: string, text: string): JsonFile => ({
  name,
  text,
  root: { type: 'string', offset: 0, length: text.length, value: text },
  value: text,
})

/** The file as seen from one of its words, so that a problem points there. */
const at = (file: JsonFile, word: string): JsonFile => ({
  ...file,
  root: { ...file.root, offset: Math.max(0, file.text.indexOf(word)) },
})

const linkIn = (file: JsonFile, value: string): Reference => ({
  kind: 'link',
  value,
  file: at(file, value),
  path: [],
})

/** Links to pages; anchors within a text are its own. */
const links = (text: RichText): readonly string[] =>
  text.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [
          ...(node.href?.startsWith('/') ? [node.href] : []),
          ...(node.children ? links(node.children) : []),
        ],
  )

function fillFrom(names: Names, catalogue: Catalogue, unknown: Set<string>): Fill {
  return (name) => {
    const said = entryOf(names.operator, name)
    if (said) {
      const { value, label } = said
      if (value === null) return { text: label[catalogue] ?? label.en, missing: true }
      const text = typeof value === 'string' ? value : (value[catalogue] ?? value.en)
      return { text, missing: false }
    }
    const figure = entryOf(names.figures, name)
    if (figure)
      return {
        text: formatFigure(figure, catalogue, wordOf(names, catalogue)).text,
        missing: false,
      }
    unknown.add(name)
    return undefined
  }
}

const wordOf =
  ({ catalogues }: Names, catalogue: Catalogue) =>
  (unit: string, n: number): string => {
    const id = unitMessage(unit)
    const message = [catalogue, 'en' as const].flatMap(
      (name) => catalogues.get(name)?.messages.get(id) ?? [],
    )[0]
    return format(message?.parts ?? [], () => n, tagOf(catalogue))
  }

const unknownName = (file: JsonFile, name: string): Problem =>
  problemAt(at(file, `{${name}}`), [], {
    code: 'unknown-name',
    what: `"{${name}}" is neither a figure nor something the operator says.`,
    fix: 'Name an entry of content/figures.json or content/operator.json.',
  })

function strayText(name: string, key: string, known: ReadonlySet<string>): Problem {
  const near = nearest(key, known)
  return problemOf(name, {
    code: 'stray-file',
    what: 'No record has this text.',
    fix: near ? `Did you mean content/${near}.en.md?` : `Name it content/<kind>/<id>.<${codes}>.md.`, // prettier-ignore
  })
}

function missingTexts(
  records: Project['records'],
  texts: ReadonlyMap<string, RecordTexts>,
): readonly Problem[] {
  return textCollections.flatMap((kind) =>
    records[kind].entries.flatMap(({ id, path }) =>
      needed.flatMap((catalogue) => {
        const { file } = records[kind]
        if (!file || id === undefined || texts.get(`${kind}/${id}`)?.has(catalogue)) return []
        const name = `content/${kind}/${id}.${catalogue}.md`
        return problemAt(file, [...path, 'id'], {
          code: 'missing-text',
          what: `This record has no text in ${name}.`,
          fix: 'Write it there in Markdown.',
        })
      }),
    ),
  )
}

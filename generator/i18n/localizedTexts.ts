import { TYPE } from '@formatjs/icu-messageformat-parser'
import { type MessageCatalogueName, messageCatalogueNames } from '#data/locale/locales.ts'
import { type JsonFile, type JsonPath, locateProblem } from '../input/json.ts'
import { isPlainTextMessage, parseMessage, walkMessageParts } from './messages.ts'
import type { ProblemWithoutPosition, ConfigProblem } from '../problems/problem.ts'
import { memoizeByProjectTexts } from './memoizeByText.ts'
import type { Project } from '../input/project.ts'
import { memoize } from '../run/memo.ts'
import { listRecordTextReferences } from '../plan/usages.ts'

/** Text without syntax, with the English text that it translates. */
export interface LocalizedTextPair {
  readonly catalogue: MessageCatalogueName
  /** File from the repository root. */
  readonly name: string
  /** Id of a message; undefined for a text of a record. */
  readonly message?: string | undefined
  /** Text in which spaces replace syntax, so that every word keeps its offset. */
  readonly words: string
  readonly english: string
  readonly tell: (finding: ProblemWithoutPosition, offset: number) => ConfigProblem
}

/** Replacement for a character of syntax. */
export const syntaxPlaceholderCharacter = '\uFFFC'

/** Lists every text of a site in every language: messages, records, Markdown and captions. */
export const collectTextsInCatalogues = memoizeByProjectTexts(
  (project): readonly LocalizedTextPair[] => [...all(project)],
)

function* all(project: Project): Generator<LocalizedTextPair, void, undefined> {
  const english = project.catalogues.get('en')?.messages
  for (const [catalogue, { fileOf, messages }] of project.catalogues)
    for (const [id, { text, isInvalid }] of messages)
      if (!isInvalid) yield new InJson(fileOf(id), [id], catalogue, text, english?.get(id)?.text)
  const records = listRecordTextReferences(project)
  const place = (file: JsonFile, path: JsonPath) => `${file.name} ${path.join('.')}`
  const byPlace = new Map(records.map(({ file, path, value }) => [place(file, path), value]))
  for (const { file, path, value } of records) {
    const at = path.findLastIndex((step) => catalogues.has(step as MessageCatalogueName))
    if (at < 0) continue
    const source = byPlace.get(place(file, path.with(at, 'en')))
    yield new InJson(file, path, path[at] as MessageCatalogueName, value, source)
  }
  const texts = new Map(project.prose.map((file) => [file.name, wordsOfProse(file)]))
  for (const file of project.prose)
    yield {
      catalogue: getCatalogueOfFileName(file.name),
      name: file.name,
      words: texts.get(file.name) ?? '',
      english: texts.get(getEnglishFileName(file.name)) ?? '',
      tell: (finding, offset) =>
        locateProblem(
          { ...file, root: { ...file.root, offset: offsetInProse(file.text, offset) } },
          [],
          finding,
        ),
    }
}

const language = /\w+(?=\.(?:md|vtt)$)/

/** Returns the language of a text by its file name; captions use browsers' name for Chinese. */
export function getCatalogueOfFileName(name: string): MessageCatalogueName {
  const found = language.exec(name)?.[0] ?? ''
  return found === 'zh' ? 'cn' : (found as MessageCatalogueName)
}

/** Returns the name of the file with a translation, from that of the English file. */
export const getTranslatedFileName = (name: string, catalogue: MessageCatalogueName): string =>
  name.replace(language, name.endsWith('.vtt') && catalogue === 'cn' ? 'zh' : catalogue)

/** Returns the name of the file with the English text. */
export const getEnglishFileName = (name: string): string => name.replace(language, 'en')

const catalogues: ReadonlySet<MessageCatalogueName> = new Set(messageCatalogueNames)

/** Code, targets of links, braces, tags and addresses. */
export const markdownSyntax =
  /`[^`\n]*`|(?<=\])\([^)\n]*\)| *\{#[^}\n]*\}|\{[^{}\n]*\}|<[^>\n]*>|[\w.+-]+@[\w.-]+/g

/** In captions also the cue times. */
export const captionSyntaxPattern = /^WEBVTT.*|^.* --> .*$/gm

const softHyphen = '\u00AD'

/** Words may contain break marks in drawings, and count as equal. */
const wordsOfProse = memoize(({ name, text }: JsonFile): string =>
  text
    .replaceAll(softHyphen, '')
    .replaceAll(name.endsWith('.vtt') ? captionSyntaxPattern : markdownSyntax, (found) =>
      syntaxPlaceholderCharacter.repeat(found.length),
    ),
)

/** Returns the position of a character of the text in the file. */
function offsetInProse(text: string, offset: number): number {
  let at = 0
  for (let left = offset; left > 0 || text[at] === softHyphen; at++)
    if (text[at] !== softHyphen) left--
  return at
}

function wordsOfMessage(text: string): string {
  if (isPlainTextMessage(text)) return text
  let words = ''
  for (const part of walkMessageParts(parseMessage(text).parts))
    if (part.type === TYPE.literal && part.location) {
      const { start, end } = part.location
      words +=
        syntaxPlaceholderCharacter.repeat(start.offset - words.length) +
        text.slice(start.offset, end.offset)
    }
  return words + syntaxPlaceholderCharacter.repeat(text.length - words.length)
}

/** Returns the text of a string in a JSON file. */
class InJson implements LocalizedTextPair {
  readonly catalogue: MessageCatalogueName
  readonly words: string
  readonly #file: JsonFile
  readonly #path: JsonPath
  readonly #source: string

  constructor(
    file: JsonFile,
    path: JsonPath,
    catalogue: MessageCatalogueName,
    text: string,
    source = '',
  ) {
    this.catalogue = catalogue
    this.words = wordsOfMessage(text)
    this.#file = file
    this.#path = path
    this.#source = source
  }

  get name(): string {
    return this.#file.name
  }

  get message(): string | undefined {
    const [id, ...more] = this.#path
    return more.length === 0 ? String(id) : undefined
  }

  get english(): string {
    return wordsOfMessage(this.#source)
  }

  tell(finding: ProblemWithoutPosition, offset: number): ConfigProblem {
    return locateProblem(this.#file, this.#path, finding, { offset })
  }
}

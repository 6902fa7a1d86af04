import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { Catalogue } from '#data/locales.ts'
import { type JsonFile, type Path, problemAt } from '../json.ts'
import { readMessage, walk } from '../messages.ts'
import { nearest } from '../nearest.ts'
import type { Finding, Problem } from '../problem.ts'
import type { Project } from '../project.ts'
import type { Check } from './check.ts'

/** A text as people read it, with the English one that it translates. */
interface Written {
  readonly catalogue: Catalogue
  /** Syntax is blanked out, so that every word keeps its place. */
  readonly words: string
  readonly english: string
  readonly tell: (finding: Finding, offset: number) => Problem
}

const blank = '\uFFFC'

/** Texts hold to the term list: its words, its ways to write numbers, units and punctuation. */
export const terms: Check = function* (project) {
  for (const text of written(project)) {
    const list = project.terms[text.catalogue]
    for (const { use, never = [], en } of list?.terms ?? []) {
      const allowed = use.flatMap((word) => places(text.words, pattern(word, text.catalogue)))
      for (const word of never)
        for (const { start, end } of places(text.words, pattern(word, text.catalogue)))
          if (!allowed.some((place) => place.start <= start && end <= place.end))
            yield text.tell(
              {
                code: 'wrong-term',
                what: `"${text.words.slice(start, end)}" is not a word of this site.`,
                fix: `Write "${nearest(word, use) ?? use[0]}".`,
              },
              start,
            )
      if (en && allowed.length === 0 && pattern(en, 'en').test(text.english))
        yield text.tell(
          {
            code: 'missing-term',
            what: `The English text has "${en}", this one has no word of this site for it.`,
            fix: `Write ${use.map((word) => `"${word}"`).join(' or ')}.`,
          },
          0,
        )
    }
    for (const { never, what, fix } of list?.forms ?? [])
      for (const { start } of places(text.words, new RegExp(never, 'gu')))
        yield text.tell({ code: 'wrong-form', what, fix }, start)
  }
}

/** English words begin where a word begins; German and Chinese ones stand inside longer words too. */
function pattern(word: string, catalogue: Catalogue): RegExp {
  const plain = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return catalogue === 'en' || catalogue === 'au'
    ? new RegExp(`(?<!\\p{L})${plain}`, 'giu')
    : new RegExp(plain, 'gu')
}

const places = (text: string, what: RegExp) =>
  [...text.matchAll(what)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))

function* written(project: Project): Generator<Written, void, undefined> {
  const english = project.catalogues.get('en')?.messages
  for (const [catalogue, { file, messages }] of project.catalogues)
    for (const [id, { text, told }] of messages)
      if (!told) yield inJson(file, [id], catalogue, text, english?.get(id)?.text)
  const records = project.references.filter(({ kind }) => kind === 'words' || kind === 'headingWords') // prettier-ignore
  const place = (file: JsonFile, path: Path) => `${file.name} ${path.join('.')}`
  const byPlace = new Map(records.map(({ file, path, value }) => [place(file, path), value]))
  for (const { file, path, value } of records) {
    const at = path.findLastIndex((step) => catalogues.has(step as Catalogue))
    if (at < 0) continue
    const source = byPlace.get(place(file, path.with(at, 'en')))
    yield inJson(file, path, path[at] as Catalogue, value, source)
  }
  const texts = new Map(project.markdown.map((file) => [file.name, wordsOfMarkdown(file.text)]))
  for (const file of project.markdown)
    yield {
      catalogue: /\.(\w+)\.md$/.exec(file.name)?.[1] as Catalogue,
      words: texts.get(file.name) ?? '',
      english: texts.get(file.name.replace(/\w+\.md$/, 'en.md')) ?? '',
      tell: (finding, offset) =>
        problemAt({ ...file, root: { ...file.root, offset } }, [], finding),
    }
}

const catalogues: ReadonlySet<Catalogue> = new Set(['en', 'au', 'cn', 'de'])

/** Code, targets of links, braces, tags and addresses. */
const markdownSyntax =
  /`[^`\n]*`|(?<=\])\([^)\n]*\)| *\{#[^}\n]*\}|\{[^{}\n]*\}|<[^>\n]*>|[\w.+-]+@[\w.-]+/g

const wordsOfMarkdown = (text: string): string =>
  text.replaceAll(markdownSyntax, (found) => blank.repeat(found.length))

function wordsOfMessage(text: string): string {
  const words = Array.from({ length: text.length }, () => blank)
  for (const part of walk(readMessage(text).parts))
    if (part.type === TYPE.literal && part.location)
      for (let i = part.location.start.offset; i < part.location.end.offset; i++)
        words[i] = text[i] ?? blank
  return words.join('')
}

const inJson = (
  file: JsonFile,
  path: Path,
  catalogue: Catalogue,
  text: string,
  english = '',
): Written => ({
  catalogue,
  words: wordsOfMessage(text),
  english: wordsOfMessage(english),
  tell: (finding, offset) => problemAt(file, path, finding, { offset }),
})

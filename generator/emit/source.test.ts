import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  formatJsxAttribute,
  formatImportLine,
  formatStringLiteral,
  formatAsSource,
} from './source.ts'

const hostile = [
  `it's "both" and \`backticks\` and \${code}`,
  '</script><!-- <script>',
  'line\u2028separator\u2029and\nnew\r\n\tlines',
  'back\\slash \\u0041 \\',
  '\u0000\u001F\u007F\u00A0\u00AD\u200B\u202E\uFEFF',
  '{/* */} <b>&amp;</b> *\u002F',
  '😀 Überschuss 户用储能',
]

test.each(hostile)('a string literal evaluates to the same text: %j', (text) => {
  const code = formatStringLiteral(text)
  expect(JSON.stringify(runInThisContext(`(${code})`))).toBe(JSON.stringify(text))
  expect(code).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]|<\/|<!/u)
})

test('replaces a lone surrogate by the replacement character', () => {
  expect(formatStringLiteral('a\uD83D')).toBe("'a\uFFFD'")
})

test.each(hostile)('an attribute holds the same literal: %j', (text) => {
  const code = formatJsxAttribute('title', text, 0)
  expect(code).toBe(`title={${formatStringLiteral(text)}}`)
})

test('writes plain texts as quoted attributes', () => {
  expect(formatJsxAttribute('href', '/about-us#numbers', 0)).toBe('href="/about-us#numbers"')
})

test('writes values on one line where they fit, else on several', () => {
  expect(formatAsSource({ a: 1, 'b-c': ['x'], d: undefined })).toBe("{ a: 1, 'b-c': ['x'] }")
  const long = Array.from({ length: 3 }, () => ({ key: 'x'.repeat(40) }))
  expect(formatAsSource(long)).toBe(`[\n${`  { key: '${'x'.repeat(40)}' },\n`.repeat(3)}]`)
  expect(formatAsSource([])).toBe('[]')
  expect(formatAsSource({})).toBe('{}')
})

test('writes special property names as own keys', () => {
  const code = formatAsSource(JSON.parse('{ "__proto__": { "x": 1 }, "constructor": 2 }') as object)
  const back = runInThisContext(`(${code})`) as object
  expect(Object.getPrototypeOf(back)).toBe(Object.prototype)
  expect(Object.keys(back)).toEqual(['__proto__', 'constructor'])
})

test('sorts imports by name, ignoring `type`', () => {
  expect(formatImportLine(['useData', 'type Args', 'load'], 'x')).toBe(
    "import { type Args, load, useData } from 'x'",
  )
})

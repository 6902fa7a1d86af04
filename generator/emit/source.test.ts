import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { attribute, importLine, literal, source } from './source.ts'

const hostile = [
  `it's "both" and \`backticks\` and \${code}`,
  '</script><!-- <script>',
  'line\u2028separator\u2029and\nnew\r\n\tlines',
  'back\\slash \\u0041 \\',
  '\u0000\u001F\u007F\u00A0\u00AD\u200B\u202E\uFEFF',
  '{/* */} <b>&amp;</b> *\u002F',
  '😀 Überschuss 户用储能',
]

test.each(hostile)('a text stays the same text in code: %j', (text) => {
  const code = literal(text)
  expect(JSON.stringify(runInThisContext(`(${code})`))).toBe(JSON.stringify(text))
  expect(code).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]|<\/|<!/u)
})

test('half of a surrogate pair becomes the replacement character', () => {
  expect(literal('a\uD83D')).toBe("'a\uFFFD'")
})

test.each(hostile)('and in an attribute: %j', (text) => {
  const code = attribute('title', text, 0)
  expect(code).toBe(`title={${literal(text)}}`)
})

test('plain texts stand in attributes as they are', () => {
  expect(attribute('href', '/about-us#numbers', 0)).toBe('href="/about-us#numbers"')
})

test('values are on one line where they fit, else broken', () => {
  expect(source({ a: 1, 'b-c': ['x'], d: undefined })).toBe("{ a: 1, 'b-c': ['x'] }")
  const long = Array.from({ length: 3 }, () => ({ key: 'x'.repeat(40) }))
  expect(source(long)).toBe(`[\n${`  { key: '${'x'.repeat(40)}' },\n`.repeat(3)}]`)
  expect(source([])).toBe('[]')
  expect(source({})).toBe('{}')
})

test('a key that means something to JavaScript stays a key', () => {
  const code = source(JSON.parse('{ "__proto__": { "x": 1 }, "constructor": 2 }') as object)
  const back = runInThisContext(`(${code})`) as object
  expect(Object.getPrototypeOf(back)).toBe(Object.prototype)
  expect(Object.keys(back)).toEqual(['__proto__', 'constructor'])
})

test('imports are sorted by name, whether types or not', () => {
  expect(importLine(['useData', 'type Args', 'load'], 'x')).toBe(
    "import { type Args, load, useData } from 'x'",
  )
})

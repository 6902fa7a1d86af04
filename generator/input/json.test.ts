import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'
import { parseJson, locateProblem } from './json.ts'
import type { ConfigProblem } from '../problems/problem.ts'

const summaryOf = (text: string) => {
  const file = parseJson('a.json', text)
  return 'code' in file ? `${file.line}:${file.column} ${file.code} ${file.what}` : 'fine'
}

test.each([
  ['{}', 'fine'],
  ['', '1:1 bad-json The file is empty.'],
  ['{\n  "a": 1, // one\n}', '2:11 bad-json JSON knows no comments.'],
  ['{\n  "a": [1, 2,]\n}', '2:14 bad-json A comma stands before ].'],
  ['{ "a": 1,\n}', '2:1 bad-json A comma stands before }.'],
  ['{ "a" 1 }', '1:7 bad-json A colon is missing here.'],
  ['{ "a": 1 "b": 2 }', '1:10 bad-json A comma is missing here.'],
  ['{ a: 1 }', '1:3 bad-json "a" is not JSON.'],
  ['{ "a": 1 } x', '1:12 bad-json "x" is not JSON.'],
  [
    '\uFEFF{}',
    '1:1 bad-json The file begins with a byte order mark (U+FEFF), which editors do not show.',
  ],
  [
    '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> main\n}',
    '2:1 merge-conflict A merge conflict stands here, with both versions.',
  ],
  ['{ "a": "one\ttwo" }', '1:12 bad-json A tab stands inside a text.'],
  ['{ "a": "one\u0007two" }', '1:12 bad-json The control character U+0007 stands inside a text.'],
  ['{ "a": "one\n  two", "b": 1 }', '1:12 bad-json A line break stands inside a text.'],
  ['{ "a": "one\r\ntwo" }', '1:12 bad-json A line break stands inside a text.'],
  ['{ "a": "one,\n  "b": "two" }', '1:8 bad-json The closing " is missing here.'],
  [
    '{ "a": 1, "b": { "c": 1, "c": 2 } }',
    '1:26 duplicate-key "c" stands twice in the same object.',
  ],
  ['{ "a": [{ "__proto__": {} }] }', '1:11 bad-json "__proto__" cannot be a key.'],
  ['{ "\\u005f_proto__": 1 }', '1:3 bad-json "__proto__" cannot be a key.'],
  ['['.repeat(10_000), '1:33 too-deep This is nested more than 32 levels deep.'],
  ['{ "a": "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[" }', 'fine'],
])('parsing %j gives: %s', (text, expected) => {
  expect(summaryOf(text)).toBe(expected)
})

test('counts columns in characters and offsets in a string with its escapes', () => {
  const file = parseJson('a.json', '{ "😀": "\\u0041\\n{x" }')
  if ('code' in file) throw new Error(file.what)
  const finding = { code: 'bad-value', what: 'w', fix: 'f' } as const
  expect(locateProblem(file, ['😀'], finding)).toMatchObject({ line: 1, column: 8 })
  expect(locateProblem(file, ['😀'], finding, { offset: 2 })).toMatchObject({ column: 17 })
})

test('reports the problems of other pages beside an invalid page, and no dead link to it', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(
        ['pages/about-us.json', [], '{ "title": '],
        ['pages/index.json', ['sections', 0, 'picture'], 'hose'],
      ),
    ),
  ).toEqual([
    'pages/about-us.json  bad-json',
    'pages/index.json sections[0].picture unknown-picture',
  ])
})

test.each([
  'messages/en.json',
  'content/figures.json',
  'pictures.json',
  'content/news.json',
  'site.json',
])('reports an invalid %s once, without problems of references to it', (name) => {
  expect(summarizeProblems(findFixtureProblems([name, [], '{ "a": 1, }']))).toEqual([
    `${name}  bad-json`,
  ])
})

test('reports a missing file and a file that nothing reads', () => {
  expect(
    findFixtureProblems(['messages/cn.json', [], undefined], ['messages/fr.json', [], {}]),
  ).toMatchObject([
    { file: 'pages-config/messages/cn.json', code: 'missing-file' },
    { file: 'pages-config/messages/fr.json', code: 'stray-file' },
  ])
})

test('a trailing comma has an autofix', () => {
  const text = '{\n  "a": [1, 2,\n  ],\n  "b": 3\n}\n'
  const problem = parseJson('a.json', text)
  expect(problem).toMatchObject({ code: 'bad-json', autofix: { length: 1, text: '' } })
  const { autofix } = problem as ConfigProblem
  const at = autofix?.offset ?? 0
  expect(JSON.parse(text.slice(0, at) + text.slice(at + 1))).toEqual({ a: [1, 2], b: 3 })
})

import { array, assert, constantFrom, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readXliff, writeXliff } from './xliff.ts'

const back = (source: string, target: string, syntax: 'message' | 'prose' = 'message') => {
  const unit = {
    file: 'en.json',
    id: 'a.b',
    syntax,
    notes: ['A "note" & more'],
    source,
    target: { text: target, isCurrent: true },
  }
  return readXliff(writeXliff('de', [unit]))
}

test.each([
  ['Store it: {homePower}.', '{homePower} speichern.'],
  ['Begin. <soft>Today.</soft>', '<soft>Heute</soft> <b>beginnen</b>.'],
  ['<a><b>{x}</b> and {x}</a>', '{x} & „{x}“'],
  [
    '{n, plural, one {a <b>year</b>} other {# years}}',
    '{n, plural, one {ein Jahr} other {# Jahre}}',
  ],
  ["It''s '{literal}'", 'a\n\tb'],
  ['{broken', 'a < b'],
])('%s comes back as it went', (source, target) => {
  expect(back(source, target)).toEqual({
    language: 'de',
    units: [{ file: 'en.json', id: 'a.b', source, target }],
  })
})

test('any text comes back as it went', () => {
  const text = array(
    record({
      piece: constantFrom(
        '{x}',
        '<b>',
        '</b>',
        '<soft>y</soft>',
        '&amp;',
        ']]>',
        '\u00A0',
        '“',
        '中',
      ),
      rest: string(),
    }),
  ).map((list) => list.map(({ piece, rest }) => piece + rest).join(''))
  assert(
    property(text, text, (source, target) => {
      for (const syntax of ['message', 'prose'] as const)
        expect(back(source, target, syntax)).toMatchObject({ units: [{ source, target }] })
    }),
    { numRuns: 200 },
  )
})

test('arguments and tags are codes, so that nobody misspells them', () => {
  const xml = writeXliff('de', [
    { file: 'en.json', id: 'a.b', syntax: 'message', notes: [], source: '{x} <b>y</b>' },
  ])
  expect(xml).toContain(
    '<source><ph id="1" dataRef="d1" disp="{x}"/> <pc id="2" dataRefStart="d2" dataRefEnd="d3">y</pc></source>',
  )
  expect(xml).toContain('<segment state="initial">')
})

test('links, code and times are codes in long texts', () => {
  const source = 'See [the page](/about-us), `code` and {homePower}.'
  const xml = writeXliff('de', [
    { file: 'a.en.md', id: 'part-1', syntax: 'prose', notes: [], source },
  ])
  expect(xml).toContain('<file id="f1" original="a.en.md"')
  expect(xml).toContain('See [the page]<ph id="1" dataRef="d1" disp="(/about-us)"/>, <ph id="2"')
})

test.each([
  ['', 'It is not XML'],
  ['<xliff version="1.2"/>', 'It is not XLIFF 2'],
  ['<xliff version="2.0" trgLang="de"><file>', 'It is not XML'],
  [
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xliff version="2.0" trgLang="de"/>',
    'It has a document type',
  ],
  [
    '<xliff version="2.0" trgLang="de"><unit id="a"><source>&e;</source></unit></xliff>',
    'It is not XML',
  ],
])('%s is refused', (xml, what) => {
  expect(readXliff(xml)).toContain(what)
})

import { expect, test } from 'vitest'
import { briefly, problemsOf } from './fixture.ts'

const product = {
  id: 'battery',
  state: true,
  category: 'batteries',
  title: { en: 'Battery', cn: '电池', de: 'Batterie' },
  summary: { en: 'A battery.', cn: '电池。', de: 'Eine Batterie.' },
  line: { en: '{homePower}', cn: '{homePower}', de: '{homePower}' },
  lead: { en: 'Keeps.', cn: '留住。', de: 'Bewahrt.' },
  picture: 'battery',
  tile: 'battery',
  facts: Array.from({ length: 3 }, () => ({ figure: 'cycles', label: 'figure.cycles' })),
  features: Array.from({ length: 3 }, () => ({
    title: { en: 'A', cn: '一', de: 'A' },
    text: { en: 'B', cn: '二', de: 'B' },
  })),
  specifications: [
    { title: 'page.about.table.group', rows: [{ label: 'figure.power', figure: 'homePower' }] },
  ],
  box: { en: 'Box', cn: '箱', de: 'Karton' },
  compatible: ['battery'],
  documents: {
    series: 'B',
    datasheet: { version: '1.0', date: '2026-05-18' },
    'user-manual': { version: '1.0', date: '2026-05-18' },
    'installation-guide': { version: '1.0', date: '2026-05-18' },
  },
}
const withProducts = (...products: readonly object[]) =>
  ['content/products.json', [], products] as const

test('records may name each other', () => {
  expect(problemsOf(withProducts(product))).toEqual([])
})

test('a misspelt record is one problem where it stands', () => {
  expect(problemsOf(withProducts({ ...product, compatible: ['batery'] }))).toMatchObject([
    {
      code: 'unknown-record',
      path: '[0].compatible[0]',
      what: 'content/products.json has no record "batery".',
      fix: 'Did you mean "battery"?',
    },
  ])
})

test('a record that is not published cannot be named', () => {
  expect(
    problemsOf(withProducts({ ...product, compatible: [] }, { ...product, id: 'old', state: false }, { ...product, id: 'new', compatible: ['old'] })), // prettier-ignore
  ).toMatchObject([{ path: '[2].compatible[0]', what: 'The record "old" is not published.' }])
})

test('a figure in the text of a record is looked up like any other', () => {
  const line = { ...product.line, de: '{homePowr}' }
  expect(briefly(problemsOf(withProducts({ ...product, line })))).toEqual([
    'content/products.json [0].line.de unknown-figure',
  ])
})

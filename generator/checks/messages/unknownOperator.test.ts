import { expect, test } from 'vitest'
import {
  summarizeProblems,
  findFixtureProblems,
  type FixtureConfigChange,
} from '#tests/fixtures/pageConfigs.ts'

const entry = (value: string | null) => ({
  label: { en: 'Label', cn: 'Label', de: 'Label' },
  value,
})
const section = (address: string): FixtureConfigChange => [
  'pages/about-us.json',
  ['sections', 2],
  {
    section: 'AppDownload',
    apps: [
      {
        title: 'page.about.table.title',
        text: 'page.about.table.text',
        stores: [{ platform: 'ios', address }],
      },
    ],
  },
]
const codes = (...changes: readonly FixtureConfigChange[]) =>
  summarizeProblems(findFixtureProblems(...changes)).filter((line) =>
    line.endsWith('unknown-operator'),
  )

test('a name that the operator does not know is reported where it stands', () => {
  expect(codes(section('homeapp'), ['content/operator.json', [], { home: entry(null) }])).toEqual([
    'pages/about-us.json sections[2].apps[0].stores[0].address unknown-operator',
  ])
})

test.each([
  [null, 0],
  ['https://example.com/app', 0],
  ['javascript:alert(1)', 1],
  ['http://example.com/app', 1],
  ['soon', 1],
])('%s as the address of a button: %i problems', (value, count) => {
  const changes = [section('home'), ['content/operator.json', [], { home: entry(value) }]] as const
  expect(codes(...changes)).toHaveLength(count)
})

test('a statement is looked up by its name, and may say anything', () => {
  const shareholders = (record: string): FixtureConfigChange => [
    'pages/about-us.json',
    ['sections', 2],
    {
      section: 'Shareholders',
      title: 'page.about.table.title',
      lead: 'page.about.table.text',
      groups: [
        { kind: 'page.about.table.title', text: 'page.about.table.text', share: 60 },
        { kind: 'page.about.table.title', text: 'page.about.table.text', share: 40 },
      ],
      record,
    },
  ]
  const operator: FixtureConfigChange = [
    'content/operator.json',
    [],
    { register: entry('As of 30 June') },
  ]
  expect(codes(shareholders('register'), operator)).toEqual([])
  expect(codes(shareholders('registre'), operator)).toEqual([
    'pages/about-us.json sections[2].record unknown-operator',
  ])
})

import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('a misspelt id is one problem where it stands, with the id it most likely means', () => {
  expect(
    findFixtureProblems(['pages/index.json', ['sections', 0, 'title'], 'page.home.hero.titel']),
  ).toMatchObject([
    {
      code: 'unknown-message',
      file: 'pages-config/pages/index.json',
      line: 7,
      column: 16,
      path: 'sections[0].title',
      what: 'No message has the id "page.home.hero.titel".',
      fix: 'Did you mean "page.home.hero.title"? Else add it to messages/en.json, cn.json and de.json.',
    },
  ])
})

test('heads, menus and lists are looked at too', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(
        ['pages/index.json', ['description'], 'nothing.like-it.at-all'],
        ['site.json', ['menu', 1, 'children', 0, 'label'], 'nav.elsewhere-entirely'],
        ['pages/about-us.json', ['sections', 1, 'groups', 0, 'rows', 1, 'text'], 'also.nowhere'],
      ),
    ),
  ).toEqual([
    'pages/about-us.json sections[1].groups[0].rows[1].text unknown-message',
    'pages/index.json description unknown-message',
    'site.json menu[1].children[0].label unknown-message',
  ])
})

test('a message that only English lacks is reported where it is used', () => {
  expect(
    summarizeProblems(findFixtureProblems(['messages/en.json', ['figure.cycles'], undefined])),
  ).toEqual([
    'pages/about-us.json sections[1].groups[0].rows[1].label unknown-message',
    'pages/index.json sections[1].items[1].label unknown-message',
  ])
})

test.each(['nav.skip', 'unit.years', 'list.empty'])('code shows %s: it has to be there', (id) => {
  const without = (['en', 'cn', 'de'] as const).map(
    (name) => [`messages/${name}.json`, [id], undefined] as const,
  )
  expect(findFixtureProblems(...without)).toMatchObject([
    { code: 'unknown-message', file: 'pages-config/messages/en.json' },
  ])
})

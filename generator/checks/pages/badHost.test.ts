import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test.each([
  ['https://www.felcera.com', 'Write "www.felcera.com": no scheme, no path, lower case.'],
  ['www.felcera.com/en', 'Write "www.felcera.com": no scheme, no path, lower case.'],
  ['WWW.Felcera.com', 'Write "www.felcera.com": no scheme, no path, lower case.'],
  ['our host', 'Write the name alone: www.example.com.'],
])('reports %s as an invalid host', (name, fix) => {
  expect(findFixtureProblems(['site.json', ['hosts', 'main'], name])).toMatchObject([
    { code: 'bad-host', path: 'hosts.main', fix },
  ])
  expect(findFixtureProblems(['site.json', ['hosts', 'secondary'], [name]])).toMatchObject([
    { code: 'bad-host', path: 'hosts.secondary[0]', fix },
  ])
})

test.each(['www.felcera.com', 'localhost:3000', 'xn--bcher-kva.example'])(
  'accepts the host %s',
  (name) => {
    expect(findFixtureProblems(['site.json', ['hosts', 'main'], name])).toEqual([])
  },
)

test('reports a secondary host that equals the main host', () => {
  const hosts = { main: 'www.felcera.com', secondary: ['felcera.com', 'www.felcera.com'] }
  expect(findFixtureProblems(['site.json', ['hosts'], hosts])).toMatchObject([
    { code: 'bad-host', path: 'hosts.secondary[1]' },
  ])
})

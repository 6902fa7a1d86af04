import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const id = 'unit.years'

test.each([
  ['de', '{n, plural, few {Jahr} other {Jahre}}', 'German has no plural form "few".'],
  ['de', '{n, plural, =0 {kein Jahr} other {Jahre}}', 'The plural forms of {n} lack "one".'],
  ['cn', '{n, plural, one {年} other {年}}', 'Chinese has no plural form "one".'],
  ['en', '{n, plural, two {pair} other {years}}', 'English has no plural form "two".'],
  ['en', '{n, selectordinal, many {#th} other {#th}}', 'English has no plural form "many".'],
])('in %s, %s is reported', (catalogue, text, what) => {
  const problems = findFixtureProblems([`messages/${catalogue}.json`, [id], text])
  expect(problems.filter(({ code }) => code === 'plural-form')).toMatchObject([
    { path: id, what, file: `pages-config/messages/${catalogue}.json` },
  ])
})

test.each([
  ['de', '{n, plural, one {Jahr} other {Jahre}}'],
  ['de', '{n, plural, =1 {Jahr} other {Jahre}}'],
  ['en', '{n, plural, other {years}}'],
  ['en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
  ['cn', '{n, plural, =0 {没有} other {年}}'],
])('in %s, %s is right', (catalogue, text) => {
  const problems = findFixtureProblems([`messages/${catalogue}.json`, [id], text])
  expect(problems.filter(({ code }) => code === 'plural-form')).toEqual([])
})

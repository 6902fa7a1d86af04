import { expect, test } from 'vitest'
import { decodeAndCheckSources } from '../../index.ts'
import { createSitePlan } from '../../plan/plan.ts'
import { isErrorProblem } from '../../problems/problem.ts'
import { createFixtureSources } from '#tests/fixtures/pageConfigs.ts'

const about = (colorMode: unknown) =>
  decodeAndCheckSources(createFixtureSources(['pages/about-us.json', ['colorMode'], colorMode]))
const planned = (colorMode: unknown) =>
  createSitePlan(about(colorMode).project).pages.find(({ id }) => id === 'about-us')

test('warns of "system" at its place and plans the page without a colour mode', () => {
  const { problems } = about('system')
  expect(problems).toMatchObject([
    { code: 'unforceable-color-mode', file: 'pages-config/pages/about-us.json', path: 'colorMode' },
  ])
  expect(problems.some(isErrorProblem)).toBe(false)
  expect(planned('system')).toEqual(planned(undefined))
})

test('accepts light and dark', () => {
  expect(about('dark').problems).toEqual([])
  expect(planned('dark')?.colorMode).toBe('dark')
})

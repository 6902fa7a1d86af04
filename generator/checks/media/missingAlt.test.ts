import { describe, expect, test } from 'vitest'
import { emitSiteFiles } from '../../emit/index.ts'
import { decodeAndCheckSources } from '../../index.ts'
import { createSitePlan } from '../../plan/plan.ts'
import {
  summarizeProblems,
  type FixtureConfigChange,
  validFixtureProject,
  findFixtureProblems,
  createFixtureSources,
} from '#tests/fixtures/pageConfigs.ts'

test('reports a shown picture without alternative text once, where it is first shown', () => {
  const id = 'picture.house.alt'
  expect(
    findFixtureProblems(
      ['messages/en.json', [id], undefined],
      ['messages/cn.json', [id], undefined],
      ['messages/de.json', [id], undefined],
    ),
  ).toMatchObject([
    {
      code: 'missing-alt',
      what: 'The picture "house" has no alternative text.',
      fix: 'Add "picture.house.alt" to messages/en.json, cn.json and de.json: what the picture shows.',
    },
  ])
})

test('reports an alternative text missing in German as a missing translation', () => {
  expect(
    summarizeProblems(findFixtureProblems(['messages/de.json', ['picture.house.alt'], undefined])),
  ).toEqual(['messages/de.json picture.battery.alt missing-translation'])
})

describe('a picture that only a draft shows', () => {
  const { house } = validFixtureProject['pictures.json'] as Readonly<Record<string, unknown>>
  const draft: readonly FixtureConfigChange[] = [
    ['pictures.json', ['barn'], house],
    [
      'pages/barn.json',
      [],
      {
        ...(validFixtureProject['pages/about-us.json'] as object),
        redirectFrom: [],
        draft: true,
        shareImage: 'barn',
      },
    ],
  ]
  const english: FixtureConfigChange = ['messages/en.json', ['picture.barn.alt'], 'A barn']

  test('needs its alternative text in English only', () => {
    expect(findFixtureProblems(...draft)).toMatchObject([
      {
        code: 'missing-alt',
        fix: 'Add "picture.barn.alt" to messages/en.json: what the picture shows.',
      },
    ])
    const { project, problems } = decodeAndCheckSources(createFixtureSources(...draft, english))
    expect(problems).toEqual([])
    expect(() => emitSiteFiles(createSitePlan(project), project)).not.toThrow()
  })

  test('needs it in the other languages once the page is published', () => {
    expect(
      summarizeProblems(
        findFixtureProblems(...draft, english, ['pages/barn.json', ['draft'], false]),
      ).filter((line) => line.includes('missing-translation')),
    ).toEqual([
      'messages/cn.json warranty.years missing-translation',
      'messages/de.json warranty.years missing-translation',
    ])
  })
})

import { expect, test } from 'vitest'
import { filmFileExtensions } from '#data/content/media.ts'
import { decodeAndCheckSources } from '../../index.ts'
import {
  summarizeProblems,
  findFixtureProblems,
  createFixtureSources,
} from '#tests/fixtures/pageConfigs.ts'

const localized = (text: string) => ({ en: text, cn: text, de: text })
const film = {
  id: 'stack',
  state: true,
  title: localized('Title of first'),
  summary: localized('Summary of first.'),
  transcript: { en: ['Body.'], cn: ['Body.'], de: ['Body.'] },
  seconds: 8.5,
  width: 720,
  height: 960,
  products: [],
  problems: ['installation'],
  version: '1.0',
  date: '2026-11-12',
}

test('accepts an unpublished film without files', () => {
  const problems = findFixtureProblems(['content/videos.json', [], [{ ...film, state: false }]])
  expect(problems.filter(({ code }) => code === 'missing-film')).toEqual([])
})

test('reports a film once with all of its missing files', () => {
  expect(findFixtureProblems(['content/videos.json', [], [film]])).toMatchObject([
    {
      code: 'missing-film',
      path: '[0].id',
      what: 'The film "stack" lacks stack.mp4, stack.webm, stack.webp, stack.en.vtt, stack.de.vtt, stack.zh.vtt.',
    },
  ])
})

test('accepts a film with all of its files', () => {
  const sources = createFixtureSources(['content/videos.json', [], [film]])
  const file = { bytes: 1, sha256: '0'.repeat(64) }
  const media = new Map(filmFileExtensions.map((part) => [`/films/stack.${part}`, file]))
  expect(
    summarizeProblems(decodeAndCheckSources({ ...sources, media }).problems).filter((line) =>
      line.endsWith('missing-film'),
    ),
  ).toEqual([])
})

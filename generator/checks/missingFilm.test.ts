import { expect, test } from 'vitest'
import { filmParts } from '#data/media.ts'
import { inspect } from '../index.ts'
import { briefly, problemsOf, sourcesOf } from './fixture.ts'

const words = (text: string) => ({ en: text, cn: text, de: text })
const film = {
  id: 'stack',
  state: true,
  title: words('Title of first'),
  summary: words('Summary of first.'),
  transcript: { en: ['Body.'], cn: ['Body.'], de: ['Body.'] },
  seconds: 8.5,
  width: 720,
  height: 960,
  products: [],
  problems: ['installation'],
  version: '1.0',
  date: '2026-11-12',
}

test('a film without its files is told once, with all that it lacks', () => {
  expect(problemsOf(['content/videos.json', [], [film]])).toMatchObject([
    {
      code: 'missing-film',
      path: '[0].id',
      what: 'The film "stack" lacks stack.mp4, stack.webm, stack.webp, stack.en.vtt, stack.de.vtt, stack.zh.vtt.',
    },
  ])
})

test('a film with all of its files is right', () => {
  const sources = sourcesOf(['content/videos.json', [], [film]])
  const file = { bytes: 1, sha256: '0'.repeat(64) }
  const media = new Map(filmParts.map((part) => [`/films/stack.${part}`, file]))
  expect(
    briefly(inspect({ ...sources, media }).problems).filter((line) =>
      line.endsWith('missing-film'),
    ),
  ).toEqual([])
})

import { expect, test } from 'vitest'
import { decodeAndCheckSources } from '../../index.ts'
import { createFixtureSources } from '#tests/fixtures/pageConfigs.ts'

test('reports a missing encoded file at the name of its picture', () => {
  const sources = createFixtureSources()
  const media = new Map(sources.media)
  expect(media.delete('/pictures/house-640.0123abcd.avif')).toBe(true)
  expect(decodeAndCheckSources({ ...sources, media }).problems).toMatchObject([
    {
      code: 'missing-picture-file',
      file: 'pages-config/pictures.json',
      path: 'house',
      what: 'The picture "house" lacks house-640.0123abcd.avif in site/public/pictures.',
    },
  ])
})

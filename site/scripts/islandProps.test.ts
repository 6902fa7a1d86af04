import { expect, it } from 'vitest'
import { withoutLongProps } from './islandProps.ts'

const escaped = (json: string) =>
  json
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')

it('keeps long props as they are, elsewhere, and leaves short ones in the page', async () => {
  const long = JSON.stringify({ text: `Tom's "5 < 6" & so on &quot; `.repeat(200) })
  const short = JSON.stringify({ n: 1 })
  const kept: string[] = []
  const html = await withoutLongProps(
    `<div data-props="${escaped(short)}"></div><div data-props="${escaped(long)}">é</div>`,
    (json) => {
      kept.push(json)
      return Promise.resolve('/assets/props-1.json')
    },
  )
  expect(kept).toEqual([long])
  expect(html).toBe(
    `<div data-props="${escaped(short)}"></div><div data-props-from="/assets/props-1.json">é</div>`,
  )
})

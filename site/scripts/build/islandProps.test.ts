import { expect, it } from 'vitest'
import { createLongIslandPropsCollector } from './islandProps.ts'

const escaped = (json: string) =>
  json
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')

it('moves long props to files and leaves short ones in the page', () => {
  const long = JSON.stringify({ text: `Tom's "5 < 6" & so on &quot; `.repeat(200) })
  const short = JSON.stringify({ n: 1 })
  const props = createLongIslandPropsCollector(() => '/assets/props-1.json')
  const page = `<div data-props="${escaped(short)}"></div><div data-props="${escaped(long)}">é</div>`
  const taken = {
    html: `<div data-props="${escaped(short)}"></div><div data-props-from="/assets/props-1.json">é</div>`,
    addresses: ['/assets/props-1.json'],
  }
  expect(props.takeFrom(page)).toEqual(taken)
  expect(props.takeFrom(page)).toEqual(taken)
  expect([...props.files]).toEqual([['/assets/props-1.json', long]])
})

import { describe, expect, test } from 'vitest'
import { theme as fern } from '../themes/fern/theme.ts'
import { themes } from '../themes/themes.ts'
import { distance, perceive, visions } from './colourVision.ts'
import { contrastRatio } from './contrast.ts'
import { leastDistance } from './dataColours.ts'
import { defineTheme, type Scheme } from './defineTheme.ts'
import { graphic, surfaces } from './pairs.ts'
import { contrasts, modes } from './ramps.ts'

const schemesOf = ({ schemes }: (typeof themes)[number]) =>
  modes.flatMap((mode) => contrasts.map((kind) => schemes[mode][kind]))

const leastDistanceOf = (colours: readonly string[], vision: (typeof visions)[number]) => {
  const perceived = colours.map(perceive)
  return Math.min(
    ...perceived.flatMap((one, index) =>
      perceived.slice(index + 1).map((other) => distance(one[vision], other[vision])),
    ),
  )
}

const leastContrast = ({ colours }: Scheme, marks: readonly string[]) =>
  Math.min(
    ...marks.flatMap((mark) => surfaces.map((surface) => contrastRatio(mark, colours[surface]))),
  )

const brands = [
  '#f2d21b',
  '#0b1f3f',
  '#777777',
  '#050505',
  '#fafafa',
  '#d81e5b',
  '#00a3a3',
  '#7a3cff',
]
const themesOfBrands = brands.map((brand) => defineTheme({ ...fern, name: brand, brand }))

describe.each([...themes, ...themesOfBrands])('data colours of $name', (theme) => {
  test.each(schemesOf(theme))(
    '$mode, $contrast: every mark stands out from every surface',
    (scheme) => {
      for (const scale of ['categorical', 'sequential', 'diverging'] as const)
        expect(leastContrast(scheme, scheme.data[scale])).toBeGreaterThanOrEqual(
          graphic[scheme.contrast],
        )
    },
  )

  test.each(schemesOf(theme))(
    '$mode, $contrast: eight series and the text differ for every vision',
    (scheme) => {
      const marks = [...scheme.data.categorical, scheme.colours['text.high']]
      expect(new Set(marks).size).toBe(9)
      for (const vision of visions)
        expect(leastDistanceOf(marks, vision)).toBeGreaterThanOrEqual(
          vision === 'usual' ? leastDistance.usual : leastDistance.deficient,
        )
    },
  )

  test.each(schemesOf(theme))(
    '$mode, $contrast: neighbouring steps of a scale differ for every vision',
    ({ data }) => {
      for (const scale of [data.sequential, data.diverging])
        for (const vision of visions)
          for (const [index, step] of scale.slice(1).entries())
            expect(
              distance(perceive(step)[vision], perceive(scale[index] ?? '')[vision]),
            ).toBeGreaterThanOrEqual(leastDistance.step)
    },
  )
})

test('the chart roles of energy are the first two categorical colours', () => {
  for (const { colours, data } of schemesOf(fern)) {
    expect([colours['chart.stored'], colours['chart.sunLine']]).toEqual(
      data.categorical.slice(0, 2),
    )
  }
})

test('simulates colour vision deficiencies as published', () => {
  // Red and green of equal lightness: far apart, and near for deuteranopes.
  const [red, green] = [perceive('#b15c4c'), perceive('#5f7f3f')]
  expect(distance(red.usual, green.usual)).toBeGreaterThan(15)
  expect(distance(red.deutan, green.deutan)).toBeLessThan(distance(red.usual, green.usual) / 2)
  for (const vision of visions) {
    const [l, a, b] = perceive('#808080')[vision]
    expect(l).toBeCloseTo(0.6, 2)
    expect(Math.hypot(a, b)).toBeLessThan(0.005)
  }
})

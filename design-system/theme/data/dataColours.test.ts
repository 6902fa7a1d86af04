import { describe, expect, test } from 'vitest'
import { theme as fern } from '../../themes/fern/theme.ts'
import { theme as harbour } from '../../themes/harbour/theme.ts'
import { themes } from '../../themes/themes.ts'
import { computeColourDistance, simulateColourVision, colourVisionTypes } from './colourVision.ts'
import { computeContrastRatio } from '../contrast.ts'
import { findClosestColourPair, minColourDistances } from './colourGaps.ts'
import { findDataColourFault } from './findDataColourFault.ts'
import { DataColourError, defineTheme, type ColourScheme } from '../defineTheme.ts'
import { graphicContrastRatio, surfaceColourRoles } from '../pairs.ts'
import { contrastLevels, colourModes } from '../ramps.ts'

const schemesOf = ({ schemes }: (typeof themes)[number]) =>
  colourModes.flatMap((mode) => contrastLevels.map((kind) => schemes[mode][kind]))

const leastDistanceOf = (
  colours: readonly string[],
  vision: (typeof colourVisionTypes)[number],
) => {
  const perceived = colours.map(simulateColourVision)
  return Math.min(
    ...perceived.flatMap((one, index) =>
      perceived.slice(index + 1).map((other) => computeColourDistance(one[vision], other[vision])),
    ),
  )
}

const leastContrast = ({ colours }: ColourScheme, marks: readonly string[]) =>
  Math.min(
    ...marks.flatMap((mark) =>
      surfaceColourRoles.map((surface) => computeContrastRatio(mark, colours[surface])),
    ),
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
          graphicContrastRatio[scheme.contrast],
        )
    },
  )

  test.each(schemesOf(theme))(
    '$mode, $contrast: eight series and the text differ for every vision',
    (scheme) => {
      const marks = [...scheme.data.categorical, scheme.colours['text.high']]
      expect(new Set(marks).size).toBe(9)
      for (const vision of colourVisionTypes)
        expect(leastDistanceOf(marks, vision)).toBeGreaterThanOrEqual(
          vision === 'usual' ? minColourDistances.usual : minColourDistances.deficient,
        )
    },
  )

  test.each(schemesOf(theme))(
    '$mode, $contrast: neighbouring steps of a scale differ for every vision',
    ({ data }) => {
      for (const scale of [data.sequential, data.diverging])
        for (const vision of colourVisionTypes)
          for (const [index, step] of scale.slice(1).entries())
            expect(
              computeColourDistance(
                simulateColourVision(step)[vision],
                simulateColourVision(scale[index] ?? '')[vision],
              ),
            ).toBeGreaterThanOrEqual(minColourDistances.step)
    },
  )
})

// With other brands the grey of the grid may be near; the charts name their lines.
test.each([
  { name: 'green', theme: defineTheme({ ...fern, brand: '#70b56a' }) },
  { name: 'blue', theme: defineTheme({ ...harbour, brand: '#2457a6' }) },
])('$name: the lines of a chart of energy differ for every vision', ({ theme }) => {
  for (const { colours } of schemesOf(theme)) {
    const lines = [
      colours['chart.stored'],
      colours['chart.sunLine'],
      colours['chart.house'],
      colours['chart.grid'],
    ]
    expect(findClosestColourPair(lines).share).toBeGreaterThanOrEqual(1)
  }
})

describe('a theme with colours that do not hold', () => {
  const { data, colours } = fern.schemes.light.standard
  const { categorical } = data
  const find = (changed: Partial<typeof data>, ratio = 3) =>
    findDataColourFault(
      { ...data, ...changed },
      { surfaces: [colours['surface.page']], ratio, others: [colours['chart.house']] },
    )

  test('has no fault as it is', () => {
    expect(find({})).toBeUndefined()
  })

  test('names the two series that are too close', () => {
    expect(find({ categorical: categorical.with(7, categorical[6] ?? '') })).toMatch(
      /^the data colours (#\w{6}) and \1 are 0.00 apart for \w+ vision, \d+ is needed$/,
    )
  })

  test('names the colour that is too faint', () => {
    expect(find({}, 4.5)).toMatch(/ on #ffffff reaches [\d.]+:1, 4.5:1 is needed$/)
  })

  test('names the steps of a scale that are too close', () => {
    const sequential = data.sequential.with(1, data.sequential[0] ?? '')
    expect(find({ sequential })).toMatch(/^the steps \S+ and \S+ of a scale are 0.00 apart/)
  })

  test('is refused by name', () => {
    const scheme = { ...fern.schemes.dark.more }
    const error = new DataColourError({ name: 'mud', nearest: '#123456' }, scheme, 'two are equal')
    expect(error.message).toBe(
      'Theme "mud" (dark, more contrast): two are equal. The nearest brand colour whose colours hold is #123456.',
    )
  })
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
  const [red, green] = [simulateColourVision('#b15c4c'), simulateColourVision('#5f7f3f')]
  expect(computeColourDistance(red.usual, green.usual)).toBeGreaterThan(15)
  expect(computeColourDistance(red.deutan, green.deutan)).toBeLessThan(
    computeColourDistance(red.usual, green.usual) / 2,
  )
  for (const vision of colourVisionTypes) {
    const [l, a, b] = simulateColourVision('#808080')[vision]
    expect(l).toBeCloseTo(0.6, 2)
    expect(Math.hypot(a, b)).toBeLessThan(0.005)
  }
})

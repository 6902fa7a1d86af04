import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { theme as fern } from '../themes/fern/theme.ts'
import { computeContrastRatio } from './contrast.ts'
import { minColourDistances } from './data/colourGaps.ts'
import {
  type ColourVisionType,
  colourVisionTypes,
  computeColourDistance,
  type PerceivedColour,
  simulateColourVision,
} from './data/colourVision.ts'
import { type DefinedTheme, defineTheme, measureColourPairs } from './defineTheme.ts'
import { oklchToHex } from './oklch.ts'
import { graphicContrastRatio, surfaceColourRoles } from './pairs.ts'
import { contrastLevels, colourModes } from './ramps.ts'

const schemesOf = (theme: DefinedTheme) =>
  colourModes.flatMap((mode) => contrastLevels.map((kind) => theme.schemes[mode][kind]))

/** Measures the data colours independently: contrast on every surface, distance of series and of neighbouring steps. */
const failingData = (schemes: ReturnType<typeof schemesOf>) =>
  schemes.flatMap(({ colours, contrast, data }) => {
    const marks = [...data.categorical, ...data.sequential, ...data.diverging]
    const faint = marks.filter((mark) =>
      surfaceColourRoles.some(
        (surface) => computeContrastRatio(mark, colours[surface]) < graphicContrastRatio[contrast],
      ),
    )
    const { usual, deficient, step } = minColourDistances
    const series = [...data.categorical, colours['text.high']].map(simulateColourVision)
    const steps = [data.sequential, data.diverging].map((scale) => scale.map(simulateColourVision))
    const close = colourVisionTypes.filter(
      (vision) =>
        leastDistance(series, vision) < (vision === 'usual' ? usual : deficient) ||
        steps.some((scale) => leastStep(scale, vision) < step),
    )
    return [...faint, ...close]
  })

const leastDistance = (seen: readonly PerceivedColour[], vision: ColourVisionType) =>
  Math.min(
    ...seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => computeColourDistance(one[vision], other[vision])),
    ),
  )

const leastStep = (seen: readonly PerceivedColour[], vision: ColourVisionType) =>
  Math.min(...seen.slice(1).map((_, index) => leastDistance(seen.slice(index, index + 2), vision)))

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const tints = fc.record(
  {
    neutralHue: fc.integer({ min: 0, max: 359 }),
    neutralTint: fc.double({ min: 0, max: 3, noNaN: true }),
    successHue: fc.integer({ min: 0, max: 359 }),
    infoHue: fc.integer({ min: 0, max: 359 }),
    warningHue: fc.integer({ min: 0, max: 359 }),
    dangerHue: fc.integer({ min: 0, max: 359 }),
  },
  { requiredKeys: [] },
)

const brands = fc
  .record({
    l: fc.double({ min: 0.1, max: 0.95, noNaN: true }),
    c: fc.double({ min: 0, max: 0.3, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(oklchToHex)

test('derives a theme whose pairs and data colours all hold from 2,000 brand colours with any tints', () => {
  fc.assert(
    fc.property(fc.oneof(brands, hex), tints, (brand, chosen) => {
      const schemes = schemesOf(defineTheme({ ...fern, ...chosen, brand }))
      const pairs = schemes.flatMap(measureColourPairs)
      expect(pairs.filter(({ ratio, requiredRatio }) => ratio < requiredRatio)).toEqual([])
      expect(failingData(schemes)).toEqual([])
    }),
    {
      numRuns: 2000,
      examples: [
        ['#000000', {}],
        ['#ffffff', {}],
        ['#777777', {}],
        ['#ffff00', {}],
        ['#0000ff', {}],
        ['#ff0000', {}],
        ['#ff00ff', {}],
        // Their data colours were too close once.
        ['#694d00', {}],
        ['#f1b275', {}],
        ['#680016', {}],
        ['#6f5959', {}],
        ['#b50207', {}],
      ],
    },
  )
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { theme as fern } from '../themes/fern/theme.ts'
import { themes } from '../themes/themes.ts'
import { computeContrastRatio } from './contrast.ts'
import {
  ContrastError,
  type DefinedTheme,
  defineTheme,
  measureColourPairs,
  type ThemeOptions,
} from './defineTheme.ts'
import { hexToOklch } from './oklch.ts'
import { surfaceColourRoles } from './pairs.ts'
import { contrastLevels, colourModes } from './ramps.ts'

const themeOf = (options: Partial<ThemeOptions>): DefinedTheme =>
  defineTheme({ ...fern, ...options })

const schemesOf = (theme: DefinedTheme) =>
  colourModes.flatMap((mode) => contrastLevels.map((kind) => theme.schemes[mode][kind]))

const failingPairs = (theme: DefinedTheme) =>
  schemesOf(theme).flatMap((scheme) =>
    measureColourPairs(scheme).filter(({ ratio, requiredRatio }) => ratio < requiredRatio),
  )

describe.each(themes)('$name', (theme) => {
  test.each(schemesOf(theme))(
    'every pair reaches its contrast ratio: $mode, $contrast',
    (scheme) => {
      expect(
        measureColourPairs(scheme).filter(({ ratio, requiredRatio }) => ratio < requiredRatio),
      ).toEqual([])
    },
  )

  test('fills the primary action with the exact brand colour', () => {
    for (const mode of colourModes)
      expect(theme.schemes[mode].standard.colours['action.primary']).toBe(theme.brand.toLowerCase())
  })
})

// A fixed light green, so that these tests are independent of the theme's current colour.
const green = '#70b56a'

test('uses dark text on a light green fill and the brand green for success', () => {
  const { colours, ramps } = themeOf({ brand: green }).schemes.light.standard
  expect(hexToOklch(colours['action.onPrimary']).l).toBeLessThan(0.25)
  expect(ramps.success).toEqual(ramps.brand)
  expect(ramps.brand[8]).toBe(green)
})

test('fills success with the brand green and dark text in both modes', () => {
  for (const mode of colourModes)
    for (const kind of contrastLevels) {
      const { colours } = themeOf({ brand: green }).schemes[mode][kind]
      expect(colours['status.success.solid']).toBe(green)
      expect(hexToOklch(colours['status.success.onSolid']).l).toBeLessThan(0.25)
      const { 'status.success.text': text, 'surface.page': page } = colours
      expect(computeContrastRatio(text, page)).toBeGreaterThanOrEqual(4.5)
    }
})

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
test('gives the primary button an edge where the brand colour is too close to a background', () => {
  const edgeOf = (brand: string, mode: 'light' | 'dark') => {
    const { colours } = themeOf({ brand }).schemes[mode].standard
    return { fill: colours['action.primary'], edge: colours['action.primaryEdge'], colours }
  }
  const [navy, yellow] = ['#0b1f3f', '#f2d21b']
  expect(edgeOf(navy, 'light').edge).toBe(navy)
  expect(edgeOf(yellow, 'dark').edge).toBe(yellow)
  for (const [brand, mode] of [
    [navy, 'dark'],
    [yellow, 'light'],
    [green, 'light'],
  ] as const) {
    const { fill, edge, colours } = edgeOf(brand, mode)
    expect(fill).toBe(brand)
    for (const surface of surfaceColourRoles)
      expect(computeContrastRatio(edge, colours[surface])).toBeGreaterThanOrEqual(3)
  }
})

test('respects onBrand, or throws a ContrastError for the failing pair', () => {
  fc.assert(
    fc.property(hex, fc.constantFrom('dark' as const, 'light' as const), (brand, onBrand) => {
      const extreme = onBrand === 'dark' ? '#000000' : '#ffffff'
      const possible = computeContrastRatio(extreme, brand) >= 4.5
      try {
        expect(failingPairs(themeOf({ brand, onBrand }))).toEqual([])
        expect(possible).toBe(true)
      } catch (error) {
        if (!(error instanceof ContrastError)) throw error
        expect(possible).toBe(false)
        expect(error.pair).toMatchObject({ foreground: 'action.onPrimary', requiredRatio: 4.5 })
        expect(error.pair.ratio).toBeLessThan(4.5)
        const [nearest = ''] = /#[\da-f]{6}(?=; or)/.exec(error.message) ?? []
        expect(failingPairs(themeOf({ brand: nearest, onBrand }))).toEqual([])
      }
    }),
    { numRuns: 40 },
  )
})

test('rejects white text on a light green with a readable message', () => {
  expect(() => themeOf({ brand: green, onBrand: 'light' })).toThrow(
    'Theme "fern" (light): action.onPrimary on action.primary reaches 2.47:1, 4.5:1 is needed.',
  )
})

test('names the nearest brand colour that would be accepted', () => {
  const refusal = (() => {
    try {
      return themeOf({ brand: green, onBrand: 'light' }).name
    } catch (error) {
      return String(error)
    }
  })()
  const [brand = ''] = /#[\da-f]{6}(?=; or)/.exec(refusal) ?? []
  expect(failingPairs(themeOf({ brand, onBrand: 'light' }))).toEqual([])
  expect(Math.abs(hexToOklch(brand).h - hexToOklch(green).h)).toBeLessThan(3)
})

test('rejects an invalid colour with a readable message', () => {
  expect(() => themeOf({ brand: 'green' })).toThrow('"green" is not a colour')
})

test('raises the contrast of text and lines but keeps the brand colour', () => {
  const { standard, more } = themeOf({ brand: green }).schemes.light
  expect(more.colours['action.primary']).toBe(standard.colours['action.primary'])
  expect(
    computeContrastRatio(more.colours['text.muted'], more.colours['surface.page']),
  ).toBeGreaterThan(7)
  expect(computeContrastRatio(standard.colours['border.hairline'], '#ffffff')).toBeLessThan(1.5)
  expect(computeContrastRatio(more.colours['border.hairline'], '#ffffff')).toBeGreaterThan(3)
})

test('computes WCAG contrast ratios', () => {
  expect(computeContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(computeContrastRatio('#ffffff', '#ffffff')).toBe(1)
  expect(computeContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(computeContrastRatio('rgb(0 0 0 / 0)', '#ffffff')).toBe(1)
  expect(computeContrastRatio('#000000', '#ffffff', 'rgb(0 0 0 / 1)')).toBe(1)
})

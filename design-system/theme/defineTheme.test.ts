import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { theme as fern } from '../themes/fern/theme.ts'
import { theme as harbour } from '../themes/harbour/theme.ts'
import { contrast } from './contrast.ts'
import {
  ContrastError,
  contrasts,
  type DefinedTheme,
  defineTheme,
  measureAll,
  modes,
  type ThemeOptions,
} from './defineTheme.ts'
import { fromHex } from './oklch.ts'

const themeOf = (options: Partial<ThemeOptions>): DefinedTheme =>
  defineTheme({ ...fern, ...options })

const schemesOf = (theme: DefinedTheme) =>
  modes.flatMap((mode) => contrasts.map((kind) => theme.schemes[mode][kind]))

const broken = (theme: DefinedTheme) =>
  schemesOf(theme).flatMap((scheme) =>
    measureAll(scheme).filter(({ ratio, wanted }) => ratio < wanted),
  )

describe.each([
  ['fern', fern],
  ['harbour', harbour],
])('%s', (_, theme) => {
  test.each(schemesOf(theme))('every pair is readable: $mode, $contrast', (scheme) => {
    expect(measureAll(scheme).filter(({ ratio, wanted }) => ratio < wanted)).toEqual([])
  })

  test('fills the primary action with the brand colour itself', () => {
    for (const mode of modes)
      expect(theme.schemes[mode].standard.colours['action.primary']).toBe(theme.brand.toLowerCase())
  })
})

// The first brand green; the tests below hold whatever the theme's colour becomes.
const green = '#70b56a'

test('a fill in a light green has dark text, and success is the same green', () => {
  const { colours, ramps } = themeOf({ brand: green }).schemes.light.standard
  expect(fromHex(colours['action.onPrimary']).l).toBeLessThan(0.25)
  expect(ramps.success).toEqual(ramps.brand)
  expect(ramps.brand[8]).toBe(green)
})

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

test(
  'any brand colour and any tints give a theme in which every pair holds',
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(hex, tints, (brand, chosen) => {
        expect(broken(themeOf({ ...chosen, brand }))).toEqual([])
      }),
      {
        numRuns: 40,
        examples: [
          ['#000000', {}],
          ['#ffffff', {}],
          ['#777777', {}],
          ['#ffff00', {}],
          ['#0000ff', {}],
          ['#ff0000', {}],
          ['#ff00ff', {}],
        ],
      },
    )
  },
)

test(
  'a wish for the text on the brand is met, or the pair that fails is named with its ratios',
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('dark' as const, 'light' as const), (brand, onBrand) => {
        const extreme = onBrand === 'dark' ? '#000000' : '#ffffff'
        const possible = contrast(extreme, brand) >= 4.5
        try {
          expect(broken(themeOf({ brand, onBrand }))).toEqual([])
          expect(possible).toBe(true)
        } catch (error) {
          if (!(error instanceof ContrastError)) throw error
          expect(possible).toBe(false)
          expect(error.pair).toMatchObject({ front: 'action.onPrimary', wanted: 4.5 })
          expect(error.pair.ratio).toBeLessThan(4.5)
        }
      }),
      { numRuns: 40 },
    )
  },
)

test('white on a light green is refused in words', () => {
  expect(() => themeOf({ brand: green, onBrand: 'light' })).toThrow(
    'Theme "fern" (light): action.onPrimary on action.primary reaches 2.47:1, 4.5:1 is needed.',
  )
})

test('what is no colour is refused in words', () => {
  expect(() => themeOf({ brand: 'green' })).toThrow('"green" is not a colour')
})

test('more contrast changes text and lines, not the brand', () => {
  const { standard, more } = themeOf({ brand: green }).schemes.light
  expect(more.colours['action.primary']).toBe(standard.colours['action.primary'])
  expect(contrast(more.colours['text.muted'], more.colours['surface.page'])).toBeGreaterThan(7)
  expect(contrast(standard.colours['border.hairline'], '#ffffff')).toBeLessThan(1.5)
  expect(contrast(more.colours['border.hairline'], '#ffffff')).toBeGreaterThan(3)
})

test('the ruler agrees with WCAG at both ends and between', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('rgb(0 0 0 / 0)', '#ffffff')).toBe(1)
  expect(contrast('#000000', '#ffffff', 'rgb(0 0 0 / 1)')).toBe(1)
})

import { describe, expect, test } from 'vitest'
import { fontSize, space } from '../../tokens/scale.ts'
import * as defaults from '../../tokens/defaults.ts'
import { theme as fern } from '../../themes/fern/theme.ts'
import { theme as workshop } from '../../themes/workshop/theme.ts'
import { compactSizeOverrides, sizesByDensity, listSizeProperties } from '../sizes.ts'
import { inlineDefaultSizes } from './inlineDefaultSizes.ts'
import { themeToCss } from './themeToCss.ts'

describe('size roles', () => {
  test('refer to a custom property and have a default', () => {
    expect(space[16]).toBe('var(--fds-space-16, 1rem)')
    expect(fontSize.body).toBe(`var(--fds-size-body, ${defaults.fontSize.body})`)
  })

  test('are only in the style sheet of a theme that sets them', () => {
    const setBy = (css: string) => css.match(/--fds-(space|size|height|duration)-\w+(?=:)/g) ?? []
    expect(setBy(themeToCss(fern))).toEqual([])
    expect(setBy(themeToCss(workshop))).toEqual(
      Object.keys(listSizeProperties(compactSizeOverrides)),
    )
    expect(themeToCss(workshop)).toContain('--fds-height-medium: 2.25rem;')
  })

  test('a comfortable part of a dense document restores every size that compact changes', () => {
    expect(Object.keys(listSizeProperties(sizesByDensity.comfortable))).toEqual(
      expect.arrayContaining(Object.keys(listSizeProperties(compactSizeOverrides))),
    )
  })

  test('compact never makes a text or a space larger, nor a target smaller than 24 px', () => {
    const [usual, dense] = [
      listSizeProperties(sizesByDensity.comfortable),
      listSizeProperties(compactSizeOverrides),
    ]
    const least = (size: string | undefined) =>
      Number.parseFloat(size?.replace(/^clamp\(/, '') ?? '')
    for (const [property, size] of Object.entries(dense))
      expect([property, least(size) <= least(usual[property])]).toEqual([property, true])
    expect(least(compactSizeOverrides.height?.small) * 16).toBeGreaterThanOrEqual(24)
  })
})

describe('inlining of defaults', () => {
  const css = `.a{gap:${space.gap};padding:calc(100% - ${space[8]}) ${space[16]};color:var(--fds-text-high)}`

  test('inlines the default of every size role', () => {
    expect(inlineDefaultSizes(css, new Set())).toBe(
      `.a{gap:${defaults.space.gap};padding:calc(100% - .5rem) 1rem;color:var(--fds-text-high)}`,
    )
  })

  test('keeps the roles that a theme sets', () => {
    expect(inlineDefaultSizes(css, new Set(['--fds-space-8', '--fds-space-gap']))).toBe(
      `.a{gap:${space.gap};padding:calc(100% - ${space[8]}) 1rem;color:var(--fds-text-high)}`,
    )
  })
})

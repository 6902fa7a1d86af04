import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import type { Theme } from './contract.css.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

type Pair = readonly [what: string, color: string, ground: string, least: number]

const text = 4.5
const graphic = 3

/** Every pair of roles that may meet, with the ratio it owes (WCAG 2.2: 1.4.3, 1.4.11, 2.4.13). */
const pairs = ({ surface, text: words, ...theme }: Theme): Pair[] => {
  const { page, subtle, tile, raised } = surface
  const grounds = Object.entries({ page, subtle, tile, raised })
  const everywhere = (what: string, color: string, least: number): Pair[] =>
    grounds.map(([name, ground]) => [`${what} on ${name}`, color, ground, least])
  return [
    ...everywhere('text.high', words.high, 7),
    ...everywhere('text.body', words.body, text),
    ...everywhere('text.muted', words.muted, text),
    ...everywhere('text.link', words.link, text),
    ...everywhere('focus.ring', theme.focus.ring, graphic),
    ...everywhere('border.control', theme.border.control, graphic),
    ...everywhere('accent.graphic', theme.accent.graphic, graphic),
    ...everywhere('accent.text', theme.accent.text, text),
    ...everywhere('chart.sunLine', theme.chart.sunLine, graphic),
    ...everywhere('chart.house', theme.chart.house, graphic),
    ['text.onInverse', words.onInverse, surface.inverse, 7],
    ['action.onPrimary', theme.action.onPrimary, theme.action.primary, text],
    ['action.onPrimary, hovered', theme.action.onPrimary, theme.action.primaryHover, text],
    ['action.onPrimary, pressed', theme.action.onPrimary, theme.action.primaryPressed, text],
    ...everywhere('control.checked', theme.control.checked, graphic),
    ['control.onChecked', theme.control.onChecked, theme.control.checked, graphic],
    ['selection.text', theme.selection.text, theme.selection.fill, text],
    ['picture.text on picture.ground', theme.picture.text, theme.picture.ground, 7],
    ['picture.textQuiet on picture.ground', theme.picture.textQuiet, theme.picture.ground, 7],
    ...Object.entries(theme.status).flatMap(([name, status]): Pair[] => [
      [`status.${name}.text on its fill`, status.text, status.fill, text],
      ...everywhere(`status.${name}.text`, status.text, text),
      [`status.${name}.onSolid`, status.onSolid, status.solid, text],
      ...everywhere(`status.${name}.solid`, status.solid, graphic),
    ]),
  ]
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, theme) => {
  test.each(pairs(theme))('%s is readable', (_what, color, ground, least) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(least)
  })
})

test('the ruler agrees with WCAG at both ends and between', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('rgb(0 0 0 / 0)', '#ffffff')).toBe(1)
})

import { parseFluidSize } from '../tokens/fluidSize.ts'
import * as scale from '../tokens/defaults.ts'
import { headingTypeStyles, numeralTypeStyles, type TypeStyle } from '../tokens/typography.ts'
import {
  mapTokens,
  round,
  type FigmaVariableScope,
  token,
  type Token,
  type TokenGroup,
} from './tokenFile.ts'

/** Units of sizes: `rem` follows the text size of the browser, design tools calculate in `px`. */
export const units = ['rem', 'px'] as const
export type Unit = (typeof units)[number]

/** Converts a size in rem to the value of a dimension. */
const dimension = (rem: number, unit: Unit) => ({
  value: round(unit === 'px' ? rem * 16 : rem),
  unit,
})

/** Creates the token of a fixed size, or of a fluid one at 360 px (`small`) and at 1440 px (`large`). */
export function sizeToken(
  size: string,
  unit: Unit,
  scopes: readonly FigmaVariableScope[],
): TokenGroup | Token {
  const { small, large } = parseFluidSize(size)
  const at = (value: number) => token('dimension', dimension(value, unit), { scopes })
  return small === large ? at(small) : { small: at(small), large: at(large) }
}

function typography(
  { size, tracking, leading }: TypeStyle,
  weight: string,
  unit: Unit,
): TokenGroup {
  const { small, large } = parseFluidSize(scale.fontSize[size])
  const at = (rem: number) =>
    token('typography', {
      fontFamily: '{font.display}',
      fontSize: dimension(rem, unit),
      fontWeight: `{weight.${weight}}`,
      letterSpacing: dimension(Number.parseFloat(tracking) * rem, unit),
      lineHeight: Number(leading),
    })
  return { small: at(small), large: at(large) }
}

/** Builds the tokens that are the same in every theme and mode. */
export const sizeFile = (unit: Unit): TokenGroup => ({
  weight: mapTokens(scale.fontWeight, (value) =>
    token('fontWeight', Number(value), { scopes: ['FONT_STYLE'] }),
  ),
  size: mapTokens(scale.fontSize, (size) => sizeToken(size, unit, ['FONT_SIZE'])),
  leading: mapTokens(scale.lineHeight, (value) =>
    token('number', Number(value), { scopes: ['LINE_HEIGHT'] }),
  ),
  type: {
    ...mapTokens(headingTypeStyles, (style) => typography(style, 'heading', unit)),
    ...mapTokens(numeralTypeStyles, (style) => typography(style, 'numeral', unit)),
  },
  space: mapTokens(scale.space, (size) => sizeToken(size, unit, ['GAP', 'WIDTH_HEIGHT'])),
  height: mapTokens(scale.controlHeight, (size) => sizeToken(size, unit, ['WIDTH_HEIGHT'])),
  line: sizeToken(scale.line, unit, ['STROKE_FLOAT']),
  breakpoint: mapTokens(scale.breakpoint, (value) => token('dimension', { value, unit: 'px' })),
  duration: mapTokens(scale.duration, (value) =>
    token('duration', { value: Number.parseFloat(value) * 1000, unit: 'ms' }),
  ),
  easing: token('cubicBezier', (scale.easing.match(/[\d.]+/g) ?? []).map(Number)),
  layer: mapTokens(scale.layer, (value) => token('number', Number(value))),
})

import { parseFluidSize } from '../tokens/fluidSize.ts'
import * as scale from '../tokens/defaults.ts'
import { headingTypeStyles, numeralTypeStyles, type TypeStyle } from '../tokens/typography.ts'
import {
  mapDesignTokens,
  roundTokenValue,
  type FigmaVariableScope,
  createDesignToken,
  type DesignToken,
  type TokenGroup,
} from './tokenFile.ts'

/** Units of sizes: `rem` follows the text size of the browser, design tools calculate in `px`. */
export const sizeUnits = ['rem', 'px'] as const
export type SizeUnit = (typeof sizeUnits)[number]

/** Converts a size in rem to the value of a dimension. */
const dimension = (rem: number, unit: SizeUnit) => ({
  value: roundTokenValue(unit === 'px' ? rem * 16 : rem),
  unit,
})

/** Creates the token of a fixed size, or of a fluid one at 360 px (`small`) and at 1440 px (`large`). */
export function createSizeToken(
  size: string,
  unit: SizeUnit,
  scopes: readonly FigmaVariableScope[],
): TokenGroup | DesignToken {
  const { small, large } = parseFluidSize(size)
  const at = (value: number) => createDesignToken('dimension', dimension(value, unit), { scopes })
  return small === large ? at(small) : { small: at(small), large: at(large) }
}

function typography(
  { size, tracking, leading }: TypeStyle,
  weight: string,
  unit: SizeUnit,
): TokenGroup {
  const { small, large } = parseFluidSize(scale.fontSize[size])
  const at = (rem: number) =>
    createDesignToken('typography', {
      fontFamily: '{font.display}',
      fontSize: dimension(rem, unit),
      fontWeight: `{weight.${weight}}`,
      letterSpacing: dimension(Number.parseFloat(tracking) * rem, unit),
      lineHeight: Number(leading),
    })
  return { small: at(small), large: at(large) }
}

/** Builds the tokens that are the same in every theme and mode. */
export const createSizeTokens = (unit: SizeUnit): TokenGroup => ({
  weight: mapDesignTokens(scale.fontWeight, (value) =>
    createDesignToken('fontWeight', Number(value), { scopes: ['FONT_STYLE'] }),
  ),
  size: mapDesignTokens(scale.fontSize, (size) => createSizeToken(size, unit, ['FONT_SIZE'])),
  leading: mapDesignTokens(scale.lineHeight, (value) =>
    createDesignToken('number', Number(value), { scopes: ['LINE_HEIGHT'] }),
  ),
  type: {
    ...mapDesignTokens(headingTypeStyles, (style) => typography(style, 'heading', unit)),
    ...mapDesignTokens(numeralTypeStyles, (style) => typography(style, 'numeral', unit)),
  },
  space: mapDesignTokens(scale.space, (size) =>
    createSizeToken(size, unit, ['GAP', 'WIDTH_HEIGHT']),
  ),
  height: mapDesignTokens(scale.controlHeight, (size) =>
    createSizeToken(size, unit, ['WIDTH_HEIGHT']),
  ),
  line: createSizeToken(scale.line, unit, ['STROKE_FLOAT']),
  breakpoint: mapDesignTokens(scale.breakpoint, (value) =>
    createDesignToken('dimension', { value, unit: 'px' }),
  ),
  duration: mapDesignTokens(scale.duration, (value) =>
    createDesignToken('duration', { value: Number.parseFloat(value) * 1000, unit: 'ms' }),
  ),
  easing: createDesignToken('cubicBezier', (scale.easing.match(/[\d.]+/g) ?? []).map(Number)),
  layer: mapDesignTokens(scale.layer, (value) => createDesignToken('number', Number(value))),
})

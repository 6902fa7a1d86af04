import { parseFluidSize } from '../tokens/fluidSize.ts'
import type { SizeOverrides } from '../theme/sizes.ts'
import * as scale from '../tokens/defaults.ts'
import { headingTypeStyles, numeralTypeStyles, type TypeStyle } from '../tokens/typography.ts'
import { describeTokens } from './tokenDescriptions.ts'
import {
  mapDesignTokens,
  roundTokenValue,
  type FigmaVariableScope,
  createAliasTokens,
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

/**
 * Creates the token of a fixed size, or of a fluid one at 360 px (`small`) and at 1440 px (`large`).
 *
 * @param standard size that decides which of the two it is, so that a theme with a fixed size has the same tokens as others
 */
export function createSizeToken(
  size: string,
  unit: SizeUnit,
  scopes: readonly FigmaVariableScope[],
  standard = size,
): TokenGroup | DesignToken {
  const { small, large } = parseFluidSize(size)
  const at = (value: number) => createDesignToken('dimension', dimension(value, unit), { scopes })
  const { small: least, large: most } = parseFluidSize(standard)
  return least === most ? at(small) : { small: at(small), large: at(large) }
}

function typography(
  { size, tracking, leading }: TypeStyle,
  sizes: Readonly<Record<TypeStyle['size'], string>>,
  weight: string,
  unit: SizeUnit,
): TokenGroup {
  const { small, large } = parseFluidSize(sizes[size])
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

/** Builds the tokens of the sizes that a theme may set. */
function createVariableSizeTokens(sizes: SizeOverrides, unit: SizeUnit): TokenGroup {
  const fontSize = { ...scale.fontSize, ...sizes.size }
  const lengths = (
    values: Readonly<Record<string, string>>,
    standard: Readonly<Record<string, string>>,
    scopes: readonly FigmaVariableScope[],
  ) =>
    mapDesignTokens({ ...standard, ...values }, (size, name) =>
      createSizeToken(size, unit, scopes, standard[name]),
    )
  return {
    size: describeTokens(lengths(fontSize, scale.fontSize, ['FONT_SIZE']), 'fontSize'),
    type: {
      ...describeTokens(
        mapDesignTokens(headingTypeStyles, (style) => typography(style, fontSize, 'heading', unit)),
        'headingTypeStyles',
      ),
      ...describeTokens(
        mapDesignTokens(numeralTypeStyles, (style) => typography(style, fontSize, 'numeral', unit)),
        'numeralTypeStyles',
      ),
    },
    space: describeTokens(
      lengths(sizes.space ?? {}, scale.space, ['GAP', 'WIDTH_HEIGHT']),
      'space',
    ),
    height: describeTokens(
      lengths(sizes.height ?? {}, scale.controlHeight, ['WIDTH_HEIGHT']),
      'controlHeight',
    ),
    line: describeTokens(
      createSizeToken(sizes.base?.line ?? scale.line, unit, ['STROKE_FLOAT']),
      'line',
    ),
    duration: describeTokens(
      mapDesignTokens({ ...scale.duration, ...sizes.duration }, (value) =>
        createDesignToken('duration', { value: Number.parseFloat(value) * 1000, unit: 'ms' }),
      ),
      'duration',
    ),
  }
}

/** Builds the tokens that are the same in every theme, and after them those of each theme that sets sizes of its own. */
export const createSizeTokens = (
  unit: SizeUnit,
  themes: readonly { readonly name: string; readonly sizes?: SizeOverrides }[],
): TokenGroup => ({
  weight: describeTokens(
    mapDesignTokens(scale.fontWeight, (value) =>
      createDesignToken('fontWeight', Number(value), { scopes: ['FONT_STYLE'] }),
    ),
    'fontWeight',
  ),
  leading: describeTokens(
    mapDesignTokens(scale.lineHeight, (value) =>
      createDesignToken('number', Number(value), { scopes: ['LINE_HEIGHT'] }),
    ),
    'lineHeight',
  ),
  ...createVariableSizeTokens({}, unit),
  breakpoint: describeTokens(
    mapDesignTokens(scale.breakpoint, (value) =>
      createDesignToken('dimension', { value, unit: 'px' }),
    ),
    'breakpoint',
  ),
  easing: describeTokens(
    createDesignToken('cubicBezier', (scale.easing.match(/[\d.]+/g) ?? []).map(Number)),
    'easing',
  ),
  layer: describeTokens(
    mapDesignTokens(scale.layer, (value) => createDesignToken('number', Number(value))),
    'layer',
  ),
  themeSizes: Object.fromEntries(
    themes.flatMap(({ name, sizes }) =>
      sizes ? [[name, createVariableSizeTokens(sizes, unit)]] : [],
    ),
  ),
})

/** Builds the sizes of a theme as aliases of those that `createSizeTokens` has in each unit. */
export const createThemeSizeTokens = (name: string, sizes: SizeOverrides): TokenGroup =>
  createAliasTokens(createVariableSizeTokens(sizes, 'rem'), `themeSizes.${name}.`)

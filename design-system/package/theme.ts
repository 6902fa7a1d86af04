// Entry `@felcera/design-system/theme`.
export { vars } from '../theme/contract.css.ts'
export { dataVars } from '../theme/dataColours.css.ts'
export {
  ContrastError,
  type DefinedTheme,
  defineTheme,
  type SystemTypeface,
  type ThemeOptions,
  type Typeface,
} from '../theme/defineTheme.ts'
export { compactSizes, type SizeOverrides } from '../theme/sizes.ts'
export { type AnyTheme, fontFaces, type FontFace } from '../theme/css/themeRules.ts'
export { type ThemeCssOptions, themeToCss } from '../theme/css/themeToCss.ts'

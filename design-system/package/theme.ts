// Entry `@felcera/design-system/theme`.
export { vars } from '../theme/contract.css.ts'
export { dataVars } from '../theme/data/dataColours.css.ts'
export { dataDashes, dataMarkers } from '../theme/data/dataMarks.ts'
export {
  ContrastError,
  DataColourError,
  type DefinedTheme,
  defineTheme,
  type SystemTypeface,
  type ThemeOptions,
  type Typeface,
} from '../theme/defineTheme.ts'
export { compactSizeOverrides, type SizeOverrides } from '../theme/sizes.ts'
export { type AnyTheme, listFontFaces, type FontFace } from '../theme/css/listThemeRules.ts'
export { type ThemeCssOptions, themeToCss } from '../theme/css/themeToCss.ts'

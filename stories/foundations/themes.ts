import type { DefinedTheme } from '#design-system/theme/defineTheme.ts'
import { themes } from '#design-system/themes/themes.ts'

/** Returns the theme selected in the toolbar. */
export const getThemeFromGlobals = (globals: Readonly<Record<string, unknown>>): DefinedTheme =>
  themes.find(({ name }) => name === globals['brand']) ?? themes[0]

import type { DefinedTheme } from '#design-system/theme/defineTheme.ts'
import { themes } from '#design-system/themes/themes.ts'

/** The theme that the toolbar names. */
export const themeOf = (globals: Readonly<Record<string, unknown>>): DefinedTheme =>
  themes.find(({ name }) => name === globals['brand']) ?? themes[0]

import type { DefinedTheme } from '#design-system/theme/defineTheme.ts'
import { theme as fern } from '#design-system/themes/fern/theme.ts'
import { theme as harbour } from '#design-system/themes/harbour/theme.ts'

/** The theme that the toolbar names. */
export const themeOf = (globals: Readonly<Record<string, unknown>>): DefinedTheme =>
  globals['brand'] === harbour.name ? harbour : fern

import type { DefinedTheme } from '../theme/defineTheme.ts'
import { theme as fern } from './fern/theme.ts'
import { theme as harbour } from './harbour/theme.ts'

/** Every theme, for Storybook, design tools and tests; a site is sent the one it names. The first is the usual one. */
export const themes: readonly [DefinedTheme, ...DefinedTheme[]] = [fern, harbour]

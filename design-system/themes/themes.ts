import type { DefinedTheme } from '../theme/defineTheme.ts'
import { theme as fern } from './fern/theme.ts'
import { theme as harbour } from './harbour/theme.ts'
import { theme as workshop } from './workshop/theme.ts'

/** All themes, for Storybook, design tools and tests; a site only loads its own. The first is the default. */
export const themes: readonly [DefinedTheme, ...DefinedTheme[]] = [fern, harbour, workshop]

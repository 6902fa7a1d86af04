import { bindTheme } from '../theme/bindTheme.ts'
import { themes } from './themes.ts'

// For documents that change their theme: Storybook.
for (const theme of themes) bindTheme(theme)

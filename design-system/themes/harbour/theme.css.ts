import { bindTheme } from '../../theme/bindTheme.ts'
import { theme } from './theme.ts'

bindTheme(theme)

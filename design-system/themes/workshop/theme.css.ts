import { bindTheme } from '../../theme/css/bindTheme.ts'
import { theme } from './theme.ts'

bindTheme(theme)

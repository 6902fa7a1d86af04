import { bindDataColours } from '../../theme/css/bindTheme.ts'
import { theme } from './theme.ts'

bindDataColours(theme)

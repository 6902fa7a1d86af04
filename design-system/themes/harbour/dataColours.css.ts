import { bindDataColours } from '../../theme/bindDataColours.ts'
import { theme } from './theme.ts'

bindDataColours(theme)

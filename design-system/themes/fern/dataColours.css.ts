import { emitDataColourStyles } from '../../theme/css/emitThemeStyles.ts'
import { theme } from './theme.ts'

emitDataColourStyles(theme)

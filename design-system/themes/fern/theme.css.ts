import { emitThemeStyles } from '../../theme/css/emitThemeStyles.ts'
import { theme } from './theme.ts'

emitThemeStyles(theme)

import type { Typeface } from '../../theme/defineTheme.ts'
import { geist as ofFern } from '../fern/typefaces.ts'

export const geist: Typeface = { ...ofFern, file: '../fern/fonts/geist.woff2' }

import './layers.css.ts'
import './base.css.ts'
import './fonts.css.ts'
import '../theme/modes.css.ts'

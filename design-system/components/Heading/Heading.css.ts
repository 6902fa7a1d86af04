import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { textBoxTrim } from '../../styles/textBoxTrim.css.ts'
import { calculateLineLength, typeStyles } from '../../tokens/typography.ts'
import { vars } from '../../theme/contract.css.ts'
import { measure } from '../../tokens/scale.ts'

export const root = style([textBoxTrim, { textWrap: 'balance', overflowWrap: 'anywhere' }])

globalStyle(`${root} em`, { fontStyle: 'normal', color: vars.text.muted })
globalStyle(`[data-on-picture] ${root} em`, { color: vars.picture.textQuiet })

// Chinese has no spaces to break at: the second sentence starts on a new line if it does not fit.
globalStyle(`[lang|=zh] ${root} em`, { display: 'inline-block' })

export const size = styleVariants({
  display: { ...typeStyles.display, maxInlineSize: calculateLineLength('14ch', 'heading') },
  h1: { ...typeStyles.h1, maxInlineSize: calculateLineLength('14ch', 'heading') },
  h2: { ...typeStyles.h2, maxInlineSize: measure.heading },
  h3: typeStyles.h3,
  h4: typeStyles.h4,
  h5: typeStyles.h5,
})

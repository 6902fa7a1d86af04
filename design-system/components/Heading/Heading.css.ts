import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { trim } from '../../styles/trim.css.ts'
import { type } from '../../tokens/type.ts'
import { vars } from '../../theme/contract.css.ts'
import { measure } from '../../tokens/scale.ts'

export const root = style([trim, { textWrap: 'balance', overflowWrap: 'anywhere' }])

globalStyle(`${root} em`, { fontStyle: 'normal', color: vars.text.muted })

// Chinese has no spaces to break at: the second sentence begins a line of its own where it would be cut.
globalStyle(`[lang|=zh] ${root} em`, { display: 'inline-block' })

export const size = styleVariants({
  display: { ...type.display, maxInlineSize: '14ch' },
  h1: { ...type.h1, maxInlineSize: '14ch' },
  h2: { ...type.h2, maxInlineSize: measure.heading },
  h3: type.h3,
  h4: type.h4,
  h5: type.h5,
})

import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ inlineSize: '100%', margin: 0, border: 0 })

export const tone = styleVariants({
  hairline: { borderBlockStart: `1px solid ${vars.border.hairline}` },
  strong: { borderBlockStart: `1px solid ${vars.border.strong}` },
})

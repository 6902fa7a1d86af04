import { style } from '@vanilla-extract/css'
import { chipStyle, chipCountStyle, selectedChipStyle } from '../../styles/chip.ts'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const link = style({
  ...chipStyle,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-current]': selectedChipStyle,
  },
})

export const count = style({
  ...chipCountStyle,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
})

import { style } from '@vanilla-extract/css'
import { chipStyle, chipCount, selectedChip } from '../../styles/chip.ts'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const link = style({
  ...chipStyle,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-current]': selectedChip,
  },
})

export const count = style({
  ...chipCount,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
})

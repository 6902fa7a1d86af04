import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

export const root = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  maxInlineSize: '100%',
})

export const label = style({
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
})

export const required = style({ color: vars.text.muted, fontWeight: fontWeight.body })

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: space[48],
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.page,
  color: vars.text.high,
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&[aria-invalid=true]': { borderColor: vars.status.error.solid, borderWidth: '2px' },
  },
})

export const pill = style({ borderRadius: vars.radius.pill })

export const help = style({ color: vars.text.muted, fontSize: fontSize.small })
export const error = style({ color: vars.status.error.text, fontSize: fontSize.small })

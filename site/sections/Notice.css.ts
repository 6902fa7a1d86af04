import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontWeight, space } from '#design-system/tokens/scale.ts'

const status = (name: keyof typeof vars.status) => ({
  borderColor: vars.status[name].border,
  backgroundColor: vars.status[name].fill,
  color: vars.status[name].text,
})

export const root = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[16]} ${space[24]}`,
  border: '1px solid',
  borderRadius: vars.radius.small,
})

export const tone = styleVariants({
  success: status('success'),
  info: status('info'),
  error: status('error'),
})

export const title = style({ fontWeight: fontWeight.strong })
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '.2em' })

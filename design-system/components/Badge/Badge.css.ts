import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../tokens/scale.ts'

export const root = style({
  display: 'inline-block',
  paddingBlock: '.2rem',
  paddingInline: '.65rem',
  border: '1px solid',
  borderRadius: vars.radius.pill,
  fontSize: fontSize.small,
  fontWeight: fontWeight.interface,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

const status = (name: keyof typeof vars.status) => ({
  borderColor: vars.status[name].solid,
  backgroundColor: vars.status[name].solid,
  color: vars.status[name].onSolid,
})

export const tone = styleVariants({
  neutral: { borderColor: vars.border.strong, color: vars.text.body },
  success: status('success'),
  info: status('info'),
  warning: status('warning'),
  error: status('error'),
})

globalStyle(`[data-on-picture] ${tone.neutral}`, { borderColor: 'currentColor', color: 'inherit' })

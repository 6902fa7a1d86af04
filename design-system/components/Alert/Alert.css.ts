import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, space } from '../../tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // With large text on a small screen, fixed padding would leave too little room.
  gap: `min(${space[12]}, 4vw)`,
  padding: `${space[16]} min(${space[24]}, 7.5vw) ${space[16]} min(${space[16]}, 5vw)`,
  border: '1px solid',
  borderRadius: vars.radius.small,
})

const status = (name: keyof typeof vars.status) => ({
  borderColor: vars.status[name].border,
  backgroundColor: vars.status[name].fill,
  color: vars.status[name].text,
})

export const tone = styleVariants({
  info: status('info'),
  success: status('success'),
  warning: status('warning'),
  error: status('error'),
})

/** As high as a line, so that the icon is aligned with the first line. */
export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' })
export const content = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' })
export const title = style({ fontWeight: fontWeight.strong })

globalStyle(`${content} a`, { textDecoration: 'underline', textUnderlineOffset: '.2em' })

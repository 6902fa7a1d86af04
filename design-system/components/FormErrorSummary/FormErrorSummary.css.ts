import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, lineHeight, space } from '../../tokens/scale.ts'

export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // With large text on a small screen, fixed padding would leave too little room.
  columnGap: `min(${space[12]}, 4vw)`,
  padding: `${space[16]} min(${space[24]}, 7.5vw)`,
  border: `1px solid ${vars.status.error.border}`,
  borderInlineStart: `4px solid ${vars.status.error.solid}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.status.error.fill,
  color: vars.status.error.text,
  lineHeight: lineHeight.lead,
})

export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' })
export const title = style({ fontWeight: fontWeight.strong })
export const list = style({
  gridColumn: 2,
  paddingBlockStart: space[4],
  overflowWrap: 'anywhere',
  // In narrow containers the list also uses the icon column.
  '@container': { '(width < 14rem)': { gridColumn: '1 / -1' } },
})

export const link = style({
  display: 'inline-block',
  paddingBlock: space[4],
  textDecoration: 'underline',
  textDecorationThickness: '.06em',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { textDecorationThickness: '.12em' } },
})

import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'min(22rem, 36%) minmax(0, 1fr)', columnGap: space[64] },
    [media.print]: { display: 'block' },
  },
})

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: space[96] },
    [media.print]: { display: 'none' },
  },
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

export const picture = style({
  maxInlineSize: '14rem',
  borderRadius: vars.radius.tile,
  cornerShape: vars.radius.shape,
  overflow: 'hidden',
  '@media': { [media.wide]: { maxInlineSize: 'none' } },
})

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[64],
})

export const choice = style({
  marginBlockEnd: space[24],
  color: vars.text.high,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
})

export const times = style({ borderBlockEnd: `1px solid ${vars.border.hairline}` })

/** Due date with its tasks beside it where both fit. */
export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[32]}`,
  paddingBlock: space[24],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  breakInside: 'avoid',
})

export const due = style({ flex: '0 1 11rem', minInlineSize: 0 })

export const tasks = style({
  flex: '1 1 20rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
})

export const task = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})

export const taskText = style({ flex: '1 1 10rem' })

export const files = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[32]}`,
})

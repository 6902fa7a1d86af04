import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, duration, easing, space } from '#design-system/tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`

export const list = style({ borderBlockStart: hairline })

/** Source order is title, date, topic, so that screen readers read the title first. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '10rem 8rem 1fr auto',
  gap: space[24],
  alignItems: 'center',
  paddingBlock: '1.6rem',
  borderBlockEnd: hairline,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'auto 1fr', gap: `${space[16]} ${space[16]}` },
  },
})

export const title = style({
  gridColumn: 3,
  gridRow: 1,
  '@media': { [media.mobile]: { gridColumn: '1 / -1', gridRow: 2 } },
})

/** Extends the click area to the whole row. */
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { color: vars.text.link } },
})

export const date = style({
  gridColumn: 1,
  gridRow: 1,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const topic = style({ gridColumn: 2, gridRow: 1, justifySelf: 'start' })

export const arrow = style({
  color: vars.text.link,
  transition: `translate ${duration.state} ${easing}`,
  '@media': { [media.mobile]: { display: 'none' } },
})

globalStyle(`${row}:hover > ${arrow}`, { translate: '3px 0' })

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, measure, space } from '#design-system/tokens/scale.ts'
import { textColumns } from '../parts/textColumns.css.ts'

/** Table of contents beside the text, which is limited to a readable line length. */
export const root = style([textColumns])

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  gridColumn: '1 / -1',
  maxInlineSize: measure.heading,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[24]}`,
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const note = style({
  justifySelf: 'start',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.status.info.fill,
  color: vars.status.info.text,
  fontSize: fontSize.small,
})

/** Printed without the rest of the page. */
globalStyle(`body:has(${root}) > :not(main)`, { '@media': { [media.print]: { display: 'none' } } })

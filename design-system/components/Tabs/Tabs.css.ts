import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { type } from '../../tokens/type.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, space } from '../../tokens/scale.ts'

const sideBySide = { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } as const

export const root = style({
  display: 'grid',
  gap: 'clamp(1.5rem, 4vw, 4.5rem)',
  alignItems: 'start',
  '@media': { [media.desktop]: sideBySide },
})

export const list = style({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.border.hairline}`,
})

export const row = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  paddingBlock: '1.35rem',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  color: vars.text.muted,
  textAlign: 'start',
  transition: `color ${duration.state}`,
  selectors: {
    '&[data-state=active], button&:hover': { color: vars.text.high },
    '&[data-state=active]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      borderBlockEnd: `2px solid ${vars.accent.fill}`,
    },
  },
})

export const label = style({ ...type.h4, display: 'block' })

export const summary = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  color: vars.text.body,
  fontSize: fontSize.body,
  visibility: 'hidden',
  transition: `grid-template-rows ${duration.unfold} ${easing}, visibility ${duration.unfold}`,
  selectors: { '[data-state=active] > &': { gridTemplateRows: '1fr', visibility: 'visible' } },
})

export const summaryText = style({
  overflow: 'hidden',
  selectors: { '&::before': { content: '""', display: 'block', blockSize: space[8] } },
})

export const panel = style({
  minInlineSize: 0,
  borderRadius: vars.radius.panel,
  selectors: { '&[data-state=inactive]': { display: 'none' } },
})

export const section = style({})

/** Before React: all in order; where scripts run, already in the place the tabs will take. */
export const waiting = style({
  selectors: {
    '&&': { display: 'grid', gap: space[48], gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const scripted = `:root[data-script] ${waiting}:not([data-failed] *)`
const plain = `:root:not([data-script]) ${waiting}`
const failed = `[data-failed] ${waiting}`

globalStyle(`:is(${plain}, ${failed}) :is(${panel}, ${summary})`, {
  display: 'block',
  visibility: 'visible',
})
globalStyle(`:is(${plain}, ${failed}) ${row}`, {
  marginBlockEnd: space[24],
  color: vars.text.high,
})
globalStyle(`:is(${plain}, ${failed}) ${row}::after`, { display: 'none' })

globalStyle(`${scripted}${waiting}`, {
  rowGap: 0,
  columnGap: 'clamp(1.5rem, 4vw, 4.5rem)',
  // The spare rows at the end take the panel's height, so that the labels keep theirs.
  gridTemplateRows: 'repeat(11, max-content) 1fr',
  '@media': { [media.desktop]: sideBySide },
})
globalStyle(`${scripted} > ${section}`, { display: 'contents' })
globalStyle(`${scripted} > ${section}:first-child > ${row}`, {
  borderBlockStart: `1px solid ${vars.border.hairline}`,
})
globalStyle(`${scripted} ${panel}`, {
  order: 1,
  '@media': {
    [media.mobile]: { marginBlockStart: space[24] },
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 12' },
  },
})

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { germanHyphenationStyle } from '../../styles/hyphens.ts'
import { media } from '../../styles/media.ts'
import { selectedTabLineStyle, tabStyle, tabLabelStyle, tabRowStyle } from '../../styles/tab.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, space } from '../../tokens/scale.ts'

const sideBySide = { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } as const
const line = `1px solid ${vars.border.hairline}`

export const root = style({ display: 'grid', alignItems: 'start' })

export const variant = styleVariants({
  beside: { gap: 'clamp(1.5rem, 4vw, 4.5rem)', '@media': { [media.desktop]: sideBySide } },
  above: { gap: space[32] },
})

const { beside, above } = variant

export const list = style({
  selectors: {
    [`${beside} > &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderBlockStart: line,
    },
    [`${above} > &`]: tabRowStyle,
  },
})

export const row = style({
  position: 'relative',
  display: 'block',
  color: vars.text.muted,
  textAlign: 'start',
  transition: `color ${duration.state}`,
  selectors: {
    [`${beside} &`]: { inlineSize: '100%', paddingBlock: '1.35rem', borderBlockEnd: line },
    [`${above} &`]: tabStyle,
    '&[data-state=active], button&:hover': { color: vars.text.high },
    '&[data-state=active]::after': selectedTabLineStyle,
    [`${beside} &[data-state=active]::after`]: { insetBlockEnd: '-1px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-state=active]::after': { borderBlockEndWidth: '4px' } },
    },
  },
})

export const label = style({
  display: 'block',
  overflowWrap: 'anywhere',
  selectors: {
    ...germanHyphenationStyle,
    [`${beside} &`]: typeStyles.h4,
    [`${above} &`]: tabLabelStyle,
  },
})

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

/** Before hydration: all panels in order; with script, already laid out like the tabs. */
export const waiting = style({
  selectors: {
    '&&': { display: 'grid', gap: space[48], gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const withScript = `:root[data-script] ${waiting}:not([data-failed] *)`
const withoutScript = `:root:not([data-script]) ${waiting}`
const failed = `[data-failed] ${waiting}`

globalStyle(`:is(${withoutScript}, ${failed}) :is(${panel}, ${summary})`, {
  display: 'block',
  visibility: 'visible',
})
globalStyle(`:is(${withoutScript}, ${failed}) ${row}`, {
  marginBlockEnd: space[24],
  color: vars.text.high,
})
globalStyle(`:is(${withoutScript}, ${failed}) ${row}::after`, { display: 'none' })
globalStyle(`:is(${withoutScript}, ${failed}) ${label}`, typeStyles.h4)

globalStyle(`${withScript} > ${section}`, { display: 'contents' })

globalStyle(`${withScript}${waiting}${beside}`, {
  rowGap: 0,
  columnGap: 'clamp(1.5rem, 4vw, 4.5rem)',
  // Spare rows at the end take the panel's height, so that the labels keep theirs.
  gridTemplateRows: 'repeat(11, max-content) 1fr',
  '@media': { [media.desktop]: sideBySide },
})
globalStyle(`${withScript}${beside} > ${section}:first-child > ${row}`, { borderBlockStart: line })
globalStyle(`${withScript}${beside} ${panel}`, {
  order: 1,
  '@media': {
    [media.mobile]: { marginBlockStart: space[24] },
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 12' },
  },
})

globalStyle(`${withScript}${waiting}${above}`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[32]}`,
})
globalStyle(`${withScript}${above} ${panel}`, {
  order: 1,
  inlineSize: '100%',
  paddingBlockStart: space[32],
  borderBlockStart: line,
})

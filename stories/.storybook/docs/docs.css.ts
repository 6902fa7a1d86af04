import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const status = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  overflowWrap: 'anywhere',
})
// Storybook keeps code in one line, which is wider than a phone.
export const importLine = style({ selectors: { '&&&': { whiteSpace: 'normal' } } })

const pill = { paddingInline: space[12], borderRadius: vars.radius.pill, fontWeight: 500 } as const

export const badge = styleVariants(
  { stable: vars.status.success, beta: vars.status.warning },
  ({ fill, text }) => ({ ...pill, flex: 'none', backgroundColor: fill, color: text }),
)

/** The table of props is wider than a phone, and its values may be long addresses. */
export const props = style({ overflowX: 'auto' })
globalStyle(`${props} table`, { minInlineSize: '44rem' })
globalStyle(`${props} td:last-child`, { overflowWrap: 'anywhere' })

export const guidance = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[16],
  marginBlock: space[24],
})

const advice = (color: string) =>
  style({
    paddingBlockStart: space[12],
    borderBlockStart: `3px solid ${color}`,
  })

export const heading = style({ fontStyle: 'normal', fontWeight: 600 })
export const words = style({ margin: 0, fontSize: '.875rem', lineHeight: 1.55 })
/** Paragraph between a table or heading and the next element. */
export const note = style([words, { marginBlockEnd: space[24] }])

export const use = advice(vars.status.success.text)
export const avoid = advice(vars.status.error.solid)

export const figure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space[12],
  margin: 0,
})
export const drawing = style({
  minInlineSize: 0,
  overflow: 'hidden',
  padding: space[24],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.small,
  // As of the page itself: some components inherit it.
  color: vars.text.high,
  backgroundColor: vars.surface.page,
  // Components with stacking contexts of their own are below the marks.
  isolation: 'isolate',
})

/** Shows popovers, menus and tooltips where they are drawn, without opening them. */
export const opened = style({})
globalStyle(`${opened} :has(> [popover])`, {
  flexDirection: 'column',
  alignItems: 'flex-start',
})
globalStyle(`${opened} [data-tooltip]`, { flexDirection: 'column-reverse' })
globalStyle(`${opened} [popover]`, { display: 'block', position: 'static' })
globalStyle(`${opened} details[open] > :not(summary)`, { position: 'static' })

export const anatomy = style({ position: 'relative', marginBlockEnd: space[24] })
export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: '50%',
  color: vars.surface.page,
  backgroundColor: vars.text.high,
  fontSize: '.75rem',
  lineHeight: 1,
  transform: 'translate(-50%, -50%)',
})
export const openedStory = style({
  inlineSize: '100%',
  blockSize: '30rem',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.small,
})

export const list = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  paddingInlineStart: '1.25rem',
  listStyle: 'revert',
  fontSize: '.875rem',
  lineHeight: 1.55,
})
export const links = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    listStyle: 'none',
    paddingInlineStart: 0,
  },
])
export const link = style({
  color: vars.text.high,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
})

export const pairs = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: '.875rem' })
globalStyle(`${pairs} :is(th, td)`, {
  padding: `${space[8]} ${space[16]} ${space[8]} 0`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
})
export const key = style({
  paddingInline: space[8],
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
})

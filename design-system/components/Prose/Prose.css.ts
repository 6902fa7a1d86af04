import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { type } from '../../tokens/type.ts'
import { typeVars } from '../../tokens/typeVars.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`
const code = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace'

export const root = style({
  maxInlineSize: `min(100%, var(${typeVars.measure}))`,
  color: vars.text.body,
  overflowWrap: 'break-word',
  hyphens: 'manual',
  // German breaks its compounds at their joints where the browser knows them.
  selectors: { '[lang|=de] &': { hyphens: 'auto', hyphenateLimitChars: '10 5 4' } },
  '@media': { [media.print]: { maxInlineSize: 'none', orphans: 3, widows: 3 } },
})

export const size = styleVariants({
  body: { fontSize: fontSize.body },
  small: { fontSize: fontSize.interface },
})

/** Elements of the text itself; `:where` lets a component that stands in it keep its own look. */
const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`:where(${root}) ${selector}`, rule)

/** Distances weigh nothing: the later of two rules wins. */
const between = (selector: string, distance: string) =>
  globalStyle(`:where(${root}) :where(${selector})`, { marginBlockStart: distance })

const blocks = 'blockquote, pre, figure, [role=region]'
const headings = 'h2, h3, h4, h5, h6'
between('p, ul, ol, dl, table', '1.1em')
between('h2', '1.9em')
between('h3', '1.8em')
between('h4, h5, h6', '1.6em')
between(`${blocks}, :is(${blocks}) + *`, '1.75em')
between(`:is(${headings}) + *`, '.7em')
between('hr, hr + *', '3em')
between('li > :is(ul, ol), li:not(:first-child)', '.4em')
between('dd', '.2em')
between('dd + dt', '.9em')
between(':first-child:not(li > :is(ul, ol))', '0')

inside('h2', type.h3)
inside('h3', type.h4)
inside(':is(h4, h5, h6)', type.h5)
inside(':is(h2, h3, h4, h5, h6)', {
  color: vars.text.high,
  hyphens: 'manual',
  '@media': { [media.print]: { breakAfter: 'avoid' } },
})
inside('h1', { ...type.h2, color: vars.text.high })
inside(':is(h1, h2, h3, h4, h5, h6) em', { fontStyle: 'normal', color: vars.text.muted })
globalStyle(`:where(${size.small}) h2`, type.h4)
globalStyle(`:where(${size.small}) :is(h3, h4)`, type.h5)
inside(':is(strong, b)', { color: vars.text.high })

inside('a', {
  color: vars.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '.06em',
  textUnderlineOffset: '.2em',
})
inside('a:hover', { textDecorationThickness: '.12em' })
inside('a[href^="http"]::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontSize: '.85em' } },
})

inside(':is(ul, ol)', { paddingInlineStart: '1.5em' })
inside('ul', { listStyle: 'disc' })
inside('ul ul', { listStyle: '"–  "' })
inside('ol', { listStyle: 'decimal' })
inside('ol ol', { listStyle: 'lower-alpha' })
inside('li::marker', { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
inside('li', { paddingInlineStart: '.25em' })

inside('dt', { color: vars.text.high, fontWeight: fontWeight.strong })
inside('dd', { paddingInlineStart: '1.5em' })

inside('blockquote', {
  paddingInlineStart: space[24],
  borderInlineStart: `2px solid ${vars.border.strong}`,
  color: vars.text.high,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
inside('blockquote :is(footer, cite)', {
  display: 'block',
  marginBlockStart: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontStyle: 'normal',
})

inside(':is(code, kbd, samp, pre)', { fontFamily: code, fontSize: '.9em', hyphens: 'none' })
inside(':is(code, kbd)', {
  paddingBlock: '.1em',
  paddingInline: '.3em',
  borderRadius: '4px',
  backgroundColor: vars.surface.tile,
  color: vars.text.high,
})
inside('kbd', { border: `1px solid ${vars.border.strong}`, backgroundColor: 'transparent' })
inside('pre', {
  // Wraps rather than scrolls: a box that scrolls would need a name to be reached by keyboard.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: `${space[16]} ${space[24]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.surface.tile,
  color: vars.text.high,
  lineHeight: 1.6,
  tabSize: 2,
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { border: hairline },
  },
})
inside('pre code', { padding: 0, background: 'none', fontSize: '1em' })

inside('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.interface,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'manual',
})
inside('caption', {
  paddingBlockEnd: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
  textAlign: 'start',
})
inside(':is(th, td)', {
  minInlineSize: '5rem',
  padding: `.6rem ${space[24]} .6rem 0`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
inside(':is(th, td):last-child', { paddingInlineEnd: 0 })
inside('[data-align=center]', { textAlign: 'center' })
inside('[data-align=end]', { textAlign: 'end' })
inside('th', { color: vars.text.high, fontWeight: fontWeight.strong })
inside('thead th', {
  borderBlockEndColor: vars.border.strong,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.interface,
})
inside('tr', { breakInside: 'avoid' })

inside(':is(img, video)', {
  inlineSize: '100%',
  borderRadius: vars.radius.tile,
  cornerShape: vars.radius.shape,
  backgroundColor: vars.surface.tile,
})
inside('figure', { '@media': { [media.print]: { breakInside: 'avoid' } } })
inside('figcaption', {
  marginBlockStart: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
})
inside('hr', { border: 0, borderBlockStart: hairline })

// What an operator has still to fill in.
inside('mark', {
  paddingInline: '.2em',
  borderRadius: '4px',
  backgroundColor: vars.status.warning.fill,
  color: vars.status.warning.text,
})
inside('small', { fontSize: fontSize.small })

inside(':is(sup, sub)', { fontSize: '.75em', lineHeight: 0 })
// A raised number alone is smaller than a fingertip.
inside('sup > a', { padding: '.6em .35em', marginInline: '-.1em', textDecoration: 'none' })
inside('[role=doc-endnotes]', {
  marginBlockStart: space[48],
  paddingBlockStart: space[24],
  borderBlockStart: hairline,
  color: vars.text.muted,
  fontSize: fontSize.small,
})
inside(':target', { scrollMarginBlockStart: space[96] })
inside('[role=doc-endnotes] li:target', { color: vars.text.high })

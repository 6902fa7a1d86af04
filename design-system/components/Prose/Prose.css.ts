import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import { germanHyphenationStyle } from '../../styles/hyphens.ts'
import { media } from '../../styles/media.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { languageTypeVars } from '../../tokens/typeVars.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`
const code = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace'

export const root = style({
  maxInlineSize: `min(100%, var(${languageTypeVars.measure}))`,
  color: vars.text.body,
  overflowWrap: 'break-word',
  hyphens: 'manual',
  selectors: germanHyphenationStyle,
  '@media': { [media.print]: { maxInlineSize: 'none', orphans: 3, widows: 3 } },
})

export const size = styleVariants({
  body: { fontSize: fontSize.body },
  small: { fontSize: fontSize.interface },
})

/** Styles elements in the text with low specificity (`:where`), so that embedded components keep their own styles. */
const element = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`:where(${root}) ${selector}`, rule)

/** Sets the space between blocks with zero specificity: the later rule wins. */
const spaceBefore = (selector: string, distance: string) =>
  globalStyle(`:where(${root}) :where(${selector})`, { marginBlockStart: distance })

const blocks = 'blockquote, pre, figure, [role=region]'
const headings = 'h2, h3, h4, h5, h6'
spaceBefore('p, ul, ol, dl, table', '1.1em')
spaceBefore('h2', '1.9em')
spaceBefore('h3', '1.8em')
spaceBefore('h4, h5, h6', '1.6em')
spaceBefore(`${blocks}, :is(${blocks}) + *`, '1.75em')
spaceBefore(`:is(${headings}) + *`, '.7em')
spaceBefore('hr, hr + *', '3em')
spaceBefore('li > :is(ul, ol), li:not(:first-child)', '.4em')
spaceBefore('dd', '.2em')
spaceBefore('dd + dt', '.9em')
spaceBefore(':first-child:not(li > :is(ul, ol))', '0')

element('h2', typeStyles.h3)
element('h3', typeStyles.h4)
element(':is(h4, h5, h6)', typeStyles.h5)
element(':is(h2, h3, h4, h5, h6)', {
  color: vars.text.high,
  hyphens: 'manual',
  '@media': { [media.print]: { breakAfter: 'avoid' } },
})
element('h1', { ...typeStyles.h2, color: vars.text.high })
element(':is(h1, h2, h3, h4, h5, h6) em', { fontStyle: 'normal', color: vars.text.muted })
globalStyle(`:where(${size.small}) h2`, typeStyles.h4)
globalStyle(`:where(${size.small}) :is(h3, h4)`, typeStyles.h5)
element(':is(strong, b)', { color: vars.text.high })

element('a', {
  color: vars.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '.06em',
  textUnderlineOffset: '.2em',
})
element('a:hover', { textDecorationThickness: '.12em' })
element('a[href^="http"]::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontSize: '.85em' } },
})

element(':is(ul, ol)', { paddingInlineStart: '1.5em' })
element('ul', { listStyle: 'disc' })
element('ul ul', { listStyle: '"–  "' })
element('ol', { listStyle: 'decimal' })
element('ol ol', { listStyle: 'lower-alpha' })
element('li::marker', { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
element('li', { paddingInlineStart: '.25em' })

element('dt', { color: vars.text.high, fontWeight: fontWeight.strong })
element('dd', { paddingInlineStart: '1.5em' })

element('blockquote', {
  paddingInlineStart: space[24],
  borderInlineStart: `2px solid ${vars.border.strong}`,
  color: vars.text.high,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
element('blockquote :is(footer, cite)', {
  display: 'block',
  marginBlockStart: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontStyle: 'normal',
})

element(':is(code, kbd, samp, pre)', { fontFamily: code, fontSize: '.9em', hyphens: 'none' })
element(':is(code, kbd)', {
  paddingBlock: '.1em',
  paddingInline: '.3em',
  borderRadius: '4px',
  backgroundColor: vars.surface.tile,
  color: vars.text.high,
})
element('kbd', { border: `1px solid ${vars.border.strong}`, backgroundColor: 'transparent' })
element('pre', {
  // Wraps instead of scrolling, because a scroll area would have to be focusable and named.
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
element('pre code', { padding: 0, background: 'none', fontSize: '1em' })

element('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.interface,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'manual',
})
element('caption', {
  paddingBlockEnd: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
  textAlign: 'start',
})
element(':is(th, td)', {
  minInlineSize: '5rem',
  padding: `.6rem ${space[24]} .6rem 0`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
element(':is(th, td):last-child', { paddingInlineEnd: 0 })
element('[data-align=center]', { textAlign: 'center' })
element('[data-align=end]', { textAlign: 'end' })
element('th', { color: vars.text.high, fontWeight: fontWeight.strong })
element('thead th', {
  borderBlockEndColor: vars.border.strong,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.interface,
})
element('tr', { breakInside: 'avoid' })
// Rows with labelled cells become blocks where they are narrow, with the header of its column above each cell.
element('[role=region]', { containerType: 'inline-size' })
const stacked = (selector: string, rule: StyleRule) =>
  element(`table:has([data-label]) ${selector}`, {
    '@container': { '(inline-size < 34em)': rule },
  })
stacked(':is(tbody, tr, th, td)', { display: 'block' })
stacked('thead', { display: 'none' })
stacked('[data-label]:empty', { display: 'none' })
stacked('tr', { paddingBlock: space[16], borderBlockEnd: hairline })
stacked(':is(th, td)', { paddingBlock: `${space[4]} 0`, paddingInlineEnd: 0, borderBlockEnd: 0 })
stacked(':is(th, td):first-child', { color: vars.text.high, fontWeight: fontWeight.strong })
stacked('[data-label]::before', {
  content: 'attr(data-label)',
  display: 'block',
  textAlign: 'start',
  color: vars.text.muted,
  fontSize: fontSize.small,
})

// Numbers stand at the end of the line of their label, which is smaller.
stacked('[data-label][data-align=end]::before', {
  float: 'inline-start',
  paddingBlockStart: '.2em',
  marginInlineEnd: space[24],
})

element(':is(img, video)', {
  inlineSize: '100%',
  borderRadius: vars.radius.tile,
  cornerShape: vars.radius.shape,
  backgroundColor: vars.surface.tile,
})
element('figure', { '@media': { [media.print]: { breakInside: 'avoid' } } })
element('figcaption', {
  marginBlockStart: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
})
element('hr', { border: 0, borderBlockStart: hairline })

// Placeholders that an editor still has to replace.
element('mark', {
  paddingInline: '.2em',
  borderRadius: '4px',
  backgroundColor: vars.status.warning.fill,
  color: vars.status.warning.text,
})
element('small', { fontSize: fontSize.small })

element(':is(sup, sub)', { fontSize: '.75em', lineHeight: 0 })
// Enlarges the target of a footnote reference.
element('sup > a', { padding: '.6em .35em', marginInline: '-.1em', textDecoration: 'none' })
element('[role=doc-endnotes]', {
  marginBlockStart: space[48],
  paddingBlockStart: space[24],
  borderBlockStart: hairline,
  color: vars.text.muted,
  fontSize: fontSize.small,
})
element(':target', { scrollMarginBlockStart: space[96] })
element('[role=doc-endnotes] li:target', { color: vars.text.high })

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

// The consent banner is shown below everything else, wherever it stands in the document, and no higher than the end of the screen.
globalStyle('body', { display: 'flex', flexDirection: 'column' })
globalStyle('consent-banner', { display: 'contents' })
globalStyle('consent-banner > *', { order: 1 })

/** Logo link on pages without header and footer. */
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.55rem',
  minBlockSize: '4.75rem',
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-.035em',
})

export const mark = style({ inlineSize: '1.2em', color: vars.accent.fill })

/** A field and its button: side by side where both fit, else the field over the whole width. */
export const fieldLine = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

globalStyle(`${fieldLine} > :first-child`, { flex: '1 1 11rem' })

export const content = style({})

/** Vertically centred content of error pages. */
export const error = style([
  content,
  {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '60svh',
    paddingBlock: space.section,
  },
])

const belowFirstScreen = `:is(${content} > section:nth-of-type(n + 3), ${content} ~ footer)`

/** A change in a section below the first screen lays out and paints this section only. */
globalStyle(belowFirstScreen, {
  contain: 'content',
  // Height of a section while it is skipped; `auto` keeps the last one that was laid out.
  containIntrinsicBlockSize: 'auto 500px',
  // Accents of headings overflow the section at the top.
  overflowClipMargin: '2rem',
})

// A modal dialog makes all elements of the page inert. Sections off screen are skipped until it closes, so that opening it updates fewer elements.
globalStyle(`:root:has(dialog[data-drawer][open]) ${belowFirstScreen}`, {
  contentVisibility: 'auto',
})

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

/** A logo that leads home, for pages without header and footer. */
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

export const content = style({})

/** What lies beyond the first screen is laid out and painted when it nears. */
globalStyle(`${content} > section:nth-of-type(n + 3), ${content} ~ footer`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 48rem',
  // Accents of a heading rise above its section's edge.
  overflowClipMargin: '2rem',
  '@media': { print: { contentVisibility: 'visible' } },
})

import { style } from '@vanilla-extract/css'
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

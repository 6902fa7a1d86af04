import { globalStyle, style } from '@vanilla-extract/css'
import { germanHyphenationStyle } from '../../styles/hyphens.ts'
import { media } from '../../styles/media.ts'
import { languageTypeVars } from '../../tokens/typeVars.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '../../tokens/scale.ts'

export const root = style({
  backgroundColor: vars.surface.subtle,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.body,
  fontSize: fontSize.interface,
  overflowWrap: 'anywhere',
  selectors: { ...germanHyphenationStyle },
})

export const columns = style({
  display: 'grid',
  // Two columns, or one if half of the width is too narrow for the words of large text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(7rem, 43%)), 1fr))',
  gap: `${space[48]} ${space[32]}`,
  paddingBlock: 'clamp(3rem, 5vw, 5rem)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      columnGap: space[24],
    },
    [media.wide]: {
      columnGap: space[32],
      gridTemplateColumns: 'minmax(0, 4.5fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 2fr)',
    },
    // Links are useless in print.
    [media.print]: { display: 'none' },
  },
})

/** Its children are cells of the surrounding grid or row. */
export const cells = style({ display: 'contents' })

export const intro = style({
  display: 'grid',
  gap: space[24],
  alignContent: 'start',
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})

export const brand = style({
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: '.55rem',
  color: vars.text.high,
  font: `600 1.375rem/1 var(${languageTypeVars.display})`,
  fontStretch: `var(${languageTypeVars.stretch})`,
  letterSpacing: '-.035em',
})

globalStyle(`${brand} > svg`, { inlineSize: '1.2em', color: vars.accent.fill })

export const title = style({
  marginBlockEnd: space[8],
  color: vars.text.high,
  fontWeight: fontWeight.strong,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.125rem',
  // The least target size of WCAG 2.5.8; Chinese labels may have two letters.
  minInlineSize: '1.5rem',
  selectors: { '&:hover, &[aria-current]': { color: vars.text.high } },
  '@media': { [media.mobile]: { minBlockSize: minTouchTargetSize } },
})

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[32]}`,
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const registrations = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[32],
  inlineSize: '100%',
})

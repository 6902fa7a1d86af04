import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { languageTypeVars } from '../../tokens/typeVars.ts'
import { vars } from '../../theme/contract.css.ts'
import {
  fontSize,
  fontWeight,
  iconButtonSize,
  layer,
  space,
  minTouchTargetSize,
} from '../../tokens/scale.ts'

const height = '4.75rem'

/** Below this width the longest menu leaves no room for the call to action. */
const crowded = '(width < 80em)'

export const root = style({
  zIndex: layer.header,
  viewTransitionName: 'site-header',
  '@media': { print: { display: 'none' } },
})

export const ground = styleVariants({
  page: { position: 'relative', borderBlockEnd: `1px solid ${vars.border.hairline}` },
  picture: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    backgroundColor: 'transparent',
    color: vars.picture.text,
  },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: 'clamp(1rem, 2.2vw, 2.25rem)',
  paddingBlock: space[12],
  minBlockSize: height,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.interface,
  '@media': { [media.wide]: { flexWrap: 'wrap' } },
})

const wideOnly = { '@media': { [media.folded]: { display: 'none' } } } as const

/** Closer to the menu than to the viewport edge. */
export const utility = style([
  wideOnly,
  {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    columnGap: space[12],
    marginBlockEnd: `calc(-1 * ${space[8]})`,
    fontSize: fontSize.small,
    fontWeight: fontWeight.interface,
  },
])

export const utilityList = style({ display: 'flex', columnGap: space[24] })

globalStyle(`${utility} + div`, {
  '@media': { [media.wide]: { paddingBlock: space[8], minBlockSize: space[64] } },
})

export const action = style({ '@media': { [crowded]: { display: 'none' } } })

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.55rem',
  minBlockSize: minTouchTargetSize,
  // Limited by the width, so that large text leaves room for the tools on a small screen.
  font: `600 min(1.375rem, 8vw)/1 var(${languageTypeVars.display})`,
  fontStretch: `var(${languageTypeVars.stretch})`,
  letterSpacing: '-.035em',
  overflowWrap: 'anywhere',
})

globalStyle(`${brand} > svg`, { inlineSize: '1.2em', color: vars.accent.fill })

export const links = style(wideOnly)

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'clamp(.875rem, 1.7vw, 1.75rem)',
})

export const tools = style([
  wideOnly,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(.5rem, 1.1vw, 1rem)',
    marginInlineStart: 'auto',
  },
])

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4em',
  minBlockSize: minTouchTargetSize,
  selectors: {
    '&[aria-current]': {
      // WebKit drops a shorthand that has a thickness.
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: vars.accent.graphic,
      textUnderlineOffset: '.5em',
    },
  },
})

export const search = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: iconButtonSize,
  blockSize: iconButtonSize,
  borderRadius: vars.radius.pill,
  fontSize: '1.25rem',
})

globalStyle(`${utility} > ${search}`, {
  marginInlineEnd: `calc(-1 * ${space[12]})`,
  fontSize: '1.0625rem',
})

export const folded = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [media.wide]: { display: 'none' } },
})

/** An item of the drawer menu; items with subpages are disclosures of the same height. */
export const row = style({
  ...typeStyles.h4,
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  minBlockSize: space[64],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  borderRadius: 0,
})

export const page = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  color: vars.text.body,
})

globalStyle(`:is(${row}, ${page})[aria-current=page]`, { color: vars.text.link })

/** At the end of the drawer, within reach of the thumb. */
export const drawerTools = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space[16],
  marginBlockStart: 'auto',
  paddingBlock: `${space[32]} ${space[24]}`,
})

/** Doubled specificity, so that it overrides the display of any other class. */
export const shownTo = styleVariants({
  everyoneElse: { selectors: { ':root[data-signed-in] &&': { display: 'none' } } },
  signedIn: { selectors: { ':root:not([data-signed-in]) &&': { display: 'none' } } },
})

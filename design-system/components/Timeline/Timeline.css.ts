import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { type } from '../../tokens/typography.ts'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

const pointSize = '.75rem'
const rail = `2px solid ${vars.border.strong}`

export const list = style({
  display: 'grid',
  '@media': {
    [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(13rem, 1fr)' },
    [media.print]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' },
  },
})

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignContent: 'start',
  breakInside: 'avoid',
  paddingInlineStart: space[32],
  paddingBlockEnd: space[32],
  // Line from this point to the next.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `.3rem -.3rem`,
    insetInlineStart: `calc(${pointSize} / 2 - 1px)`,
    borderInlineStart: rail,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '.2rem',
    insetInlineStart: 0,
    inlineSize: pointSize,
    blockSize: pointSize,
    borderRadius: '50%',
    backgroundColor: vars.accent.graphic,
    boxShadow: `0 0 0 4px ${vars.surface.page}`,
  },
  selectors: {
    '&:last-child::before': { content: 'none' },
    '&:last-child': { paddingBlockEnd: space[8] },
  },
  '@media': {
    [media.desktop]: {
      paddingInlineStart: 0,
      paddingInlineEnd: space[32],
      paddingBlock: `${space[48]} ${space[8]}`,
      '::before': {
        insetBlock: `calc(${pointSize} / 2 - 1px) auto`,
        insetInline: 0,
        borderInlineStart: 0,
        borderBlockStart: rail,
      },
      '::after': { insetBlockStart: 0 },
    },
    [media.forcedColors]: { '::after': { backgroundColor: 'CanvasText' } },
  },
})

export const date = style({ ...type.fact, color: vars.text.high })

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

const { ground, scrimStrong, scrim } = vars.picture

export const panel = style([
  panelCornerStyle,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '28.75rem',
    backgroundColor: vars.picture.ground,
    color: vars.picture.text,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      // The scrim is opaque behind the text.
      background: `linear-gradient(90deg, ${ground} 34%, transparent 72%), linear-gradient(90deg, ${scrimStrong} 34%, ${scrim} 62%, transparent)`,
    },
    '@media': {
      // Buttons are useless in print.
      [media.print]: { display: 'none' },
      [media.mobile]: {
        alignItems: 'end',
        minBlockSize: '32.5rem',
        '::after': {
          background: `linear-gradient(transparent 5rem, ${ground} 19rem), linear-gradient(transparent, ${scrim} 11rem, ${scrimStrong} 19rem)`,
        },
      },
    },
  },
])

globalStyle(`${panel} > picture > img`, {
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  // The scrim covers the left third, on phones all but the upper part: the picture is placed beside it, so that more of
  // it is visible.
  '@media': {
    [media.desktop]: { insetInlineStart: '34%', inlineSize: '66%' },
    [media.mobile]: { blockSize: '21rem' },
  },
})

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  justifyItems: 'start',
  maxInlineSize: '46rem',
  padding: 'clamp(1.75rem, 5vw, 5rem)',
  // The picture is visible above a long text, too.
  '@media': { [media.mobile]: { gap: space[24], paddingBlockStart: '10.5rem' } },
})

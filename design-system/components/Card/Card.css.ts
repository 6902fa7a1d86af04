import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { panelCornerStyle } from '../../styles/corners.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, space } from '../../tokens/scale.ts'
import { calculateLineLength } from '../../tokens/typography.ts'

const { scrimStrong, scrim } = vars.picture
const padding = 'clamp(1.25rem, 2.2vw, 2rem)'
/** Distance above the copy over which the scrim of a cover fades out. */
const scrimFade = '6rem'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { breakInside: 'avoid' },
  },
})

const ratio = createVar()

export const picture = style({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: ratio,
  backgroundColor: vars.surface.tile,
})

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
  flex: 'auto',
  maxInlineSize: calculateLineLength('38ch'),
})

/** Above the title visually, after it in reading order. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  order: -1,
  overflowWrap: 'anywhere',
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const variant = styleVariants({
  tile: {
    vars: { [ratio]: '3 / 2' },
    overflow: 'clip',
    borderRadius: vars.radius.tile,
    cornerShape: vars.radius.shape,
    backgroundColor: vars.surface.tile,
  },
  plain: { vars: { [ratio]: '1' }, gap: space[16] },
  cover: {
    ...panelCornerStyle,
    isolation: 'isolate',
    overflow: 'clip',
    aspectRatio: '4 / 5',
    display: 'grid',
    gridTemplate: '1fr auto / minmax(0, 1fr)',
    backgroundColor: vars.picture.ground,
    color: vars.picture.text,
    // In the row of the copy, so that all of the text is on the scrim, however much there is.
    '::after': {
      content: '""',
      gridArea: '2 / 1',
      zIndex: -1,
      marginBlockStart: `-${scrimFade}`,
      background: `linear-gradient(0deg, ${scrimStrong}, ${scrim} calc(100% - ${scrimFade}), transparent)`,
    },
    '@media': {
      // In print the text is below the picture, in dark ink.
      [media.print]: {
        aspectRatio: 'auto',
        backgroundColor: 'transparent',
        color: vars.text.high,
        '::after': { content: 'none' },
      },
    },
  },
})

globalStyle(`${variant.tile} > ${copy}`, { padding })
globalStyle(`${variant.tile} > ${picture}`, { backgroundColor: vars.surface.subtle })
globalStyle(`${variant.plain} > ${picture}`, {
  borderRadius: vars.radius.tile,
  cornerShape: vars.radius.shape,
})
globalStyle(`${variant.cover} > ${picture}`, {
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  aspectRatio: 'auto',
  backgroundColor: 'transparent',
})
globalStyle(`${variant.cover} > ${copy}`, { gridArea: '2 / 1', padding })
globalStyle(`${variant.cover} ${meta}`, { color: 'inherit' })

globalStyle(`${variant.cover} > ${picture}`, {
  '@media': { [media.print]: { position: 'relative', aspectRatio: '3 / 2' } },
})
globalStyle(`${variant.cover} > ${copy}`, {
  '@media': { [media.print]: { paddingInline: 0 } },
})
globalStyle(`${variant.cover} > ${copy} > div`, {
  '@media': { [media.print]: { color: 'inherit' } },
})

globalStyle(`${picture} img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  transition: `scale ${duration.zoom} ${easing}`,
})
globalStyle(`${root}:has(a):hover > ${picture} img`, { scale: '1.035' })

export const fit = styleVariants({ fill: {}, whole: {} })
globalStyle(`${fit.fill} img`, { objectFit: 'cover' })
globalStyle(`${fit.whole} img`, { objectFit: 'contain', padding: space[24] })

/** Makes the whole card clickable and shows the focus ring around it. */
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
})

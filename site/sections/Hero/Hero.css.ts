import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { calculateLineLength, typeStyles } from '#design-system/tokens/typography.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

const { scrimStrong, scrim, scrimSoft } = vars.picture

/** Viewport width from which callouts fit beside the title. */
const fitsCallouts = '(width >= 1360px)'
const ground = `linear-gradient(0deg, ${scrim}, transparent 22%)`

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  minBlockSize: 'max(40rem, min(100svh, 56.25vw))',
  paddingBlock: 'clamp(8.5rem, 17vh, 11.5rem) 4rem',
  backgroundColor: vars.picture.ground,
  color: vars.picture.text,
  '@media': {
    [media.mobile]: { minBlockSize: 'min(100svh, 51.25rem)', paddingBlockStart: '6.5rem' },
  },
})

export const withCallouts = style({})

const nightfall = keyframes({ to: { opacity: 0.75 } })

/** Keeps the aspect ratio of the picture, so that callouts stay at the objects they label. */
export const stage = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: 'max(100%, 71.2rem)',
  minBlockSize: '100%',
  aspectRatio: '16 / 9',
  translate: '-50% -50%',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    // The text covers the left half of the picture.
    background: `linear-gradient(90deg, ${scrimStrong} 32%, transparent 78%), linear-gradient(${scrim}, transparent 34%), ${ground}`,
  },
  '@media': {
    [media.mobile]: {
      inset: 0,
      inlineSize: 'auto',
      aspectRatio: 'auto',
      translate: 'none',
      '::after': {
        background: `linear-gradient(${scrimStrong}, ${scrim} 34%, transparent 58%), ${ground}`,
      },
    },
  },
})

/** Invisible until the page is scrolled; not on phones, which show another picture. */
export const night = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: vars.picture.ground,
  mixBlendMode: 'multiply',
  opacity: 0,
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [media.motion]: {
          animation: `${nightfall} linear both`,
          animationTimeline: 'scroll()',
          animationRange: '4vh 80vh',
        },
      },
    },
  },
  '@media': { [media.mobile]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  justifyItems: 'start',
})
globalStyle(`${copy} > h1`, { '@media': { [fitsCallouts]: { maxInlineSize: '66%' } } })
// With callouts the text is narrow, so that the labelled objects remain visible.
globalStyle(`${withCallouts} h1`, { '@media': { [fitsCallouts]: { maxInlineSize: '46%' } } })
globalStyle(`${withCallouts} > ${stage}::after`, {
  '@media': {
    [fitsCallouts]: {
      background: `linear-gradient(${scrim}, ${scrimSoft} 34%, transparent 55%), radial-gradient(90% 90% at 10% 25%, ${scrim}, transparent 70%), ${ground}`,
    },
  },
})
// Longer lines on wide screens: a fourth line would cover the subject of the picture.
export const lead = style({
  maxInlineSize: calculateLineLength('33ch'),
  '@media': { [fitsCallouts]: { maxInlineSize: calculateLineLength('44ch') } },
})

/** Above the scrim. */
export const callouts = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  display: 'none',
  '@media': { [fitsCallouts]: { display: 'block' } },
})

export const leader = style({ stroke: vars.picture.border })
export const halo = style({ fill: vars.picture.border, opacity: 0.5 })
export const point = style({ fill: vars.picture.text })

export const plate = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  blockSize: '100%',
})

export const reading = style({
  padding: '.6rem .85rem',
  border: `1px solid color-mix(in srgb, ${vars.picture.border} 35%, transparent)`,
  borderRadius: vars.radius.small,
  // Dark enough for small text over bright parts of the picture.
  backgroundColor: `color-mix(in srgb, ${scrimStrong} 75%, transparent)`,
  color: vars.picture.textQuiet,
  fontSize: fontSize.small,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})

export const value = style({
  ...typeStyles.h4,
  display: 'block',
  color: vars.picture.text,
  fontSize: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  paddingBlockStart: space[4],
})

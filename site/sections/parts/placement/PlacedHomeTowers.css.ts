import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { duration, easing } from '#design-system/tokens/scale.ts'

export const stage = style({ position: 'relative', aspectRatio: 2 })

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
})

const lower = keyframes({ from: { opacity: 0, translate: '0 -120px' } })

/** Added parts are animated from above; initial parts are not. */
export const part = style({
  '@media': {
    [media.motion]: {
      transition: `x ${duration.unfold} ${easing}, y ${duration.unfold} ${easing}`,
      selectors: { '[data-hydrated] &': { animation: `${lower} ${duration.unfold} ${easing}` } },
    },
  },
})

/** White with a dark outline, like all text on pictures; sizes are mm of the drawing. */
const stroke = style({ fill: 'none', strokeLinecap: 'round' })
export const halo = style([stroke, { stroke: vars.picture.scrim, strokeWidth: 40 }])
export const line = style([stroke, { stroke: vars.picture.text, strokeWidth: 16 }])

const dimension = style({
  fill: vars.picture.text,
  stroke: vars.picture.scrimStrong,
  strokeWidth: 30,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: 200,
  fontWeight: 560,
  '@media': { [media.desktop]: { fontSize: 128 } },
})

export const text = styleVariants({
  middle: [dimension, { textAnchor: 'middle' }],
  end: [dimension, { textAnchor: 'end' }],
})

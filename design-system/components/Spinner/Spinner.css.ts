import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { duration, space } from '../../tokens/scale.ts'

const spin = keyframes({ to: { rotate: '1turn' } })

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })

export const drawing = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const size = styleVariants({ small: 1, medium: 1.25, large: 2.5 }, (em) => ({
  inlineSize: `${em}em`,
  blockSize: `${em}em`,
}))

const moving = { '@media': { [media.reducedMotion]: { display: 'none' } } } as const

export const track = style({ opacity: 0.25, ...moving })

export const arc = style({
  transformOrigin: 'center',
  animation: `${spin} ${duration.spin} linear infinite`,
  ...moving,
})

/** Static icon for reduced motion. */
export const still = style({ '@media': { [media.motion]: { display: 'none' } } })

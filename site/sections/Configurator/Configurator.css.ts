import { keyframes, style } from '@vanilla-extract/css'
import { panelCorners } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { duration, easing, space } from '#design-system/tokens/scale.ts'

export const panel = style([
  panelCorners,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    backgroundColor: vars.surface.tile,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
  },
])

export const stage = style({
  display: 'grid',
  placeItems: 'end center',
  padding: space[32],
  background: `radial-gradient(60% 60% at 50% 60%, ${vars.surface.lift}, transparent 75%)`,
})

export const towers = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(20rem, 44vw, 36rem)',
})

const lower = keyframes({ from: { opacity: 0, translate: '0 -80px' } })

/** Added parts are animated from above; initial parts are not. */
export const part = style({
  '@media': {
    [media.motion]: {
      transition: `y ${duration.unfold} ${easing}`,
      selectors: { '[data-hydrated] &': { animation: `${lower} ${duration.unfold} ${easing}` } },
    },
  },
})

export const side = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[32],
  padding: 'clamp(1.25rem, 3vw, 3rem)',
  backgroundColor: vars.surface.subtle,
})

export const form = style({ display: 'grid', gap: space[24], justifyItems: 'start' })
export const result = style({ display: 'grid', gap: space[24] })
export const working = style({ display: 'grid', gap: space[8] })

/** Hidden with script, because every choice is applied immediately. */
export const submit = style({
  selectors: { ':root[data-script] &:not([data-failed] *)': { display: 'none' } },
})
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[16]} ${space[32]}`,
})

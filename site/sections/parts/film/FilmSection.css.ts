import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

const columns = (wide: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[32]} ${space[64]}`,
    alignItems: 'center',
    '@media': { [media.wide]: { gridTemplateColumns: wide } },
  })

/** Words beside the film, which is wide or upright. */
export const shape = styleVariants({
  wide: [columns('minmax(0, 4fr) minmax(0, 8fr)')],
  upright: [columns('minmax(0, 7fr) minmax(0, 5fr)')],
})

export const words = style({ display: 'grid', gap: space[24], justifyItems: 'start' })

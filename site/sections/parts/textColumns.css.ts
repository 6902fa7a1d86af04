import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

/** Title, contents or facts beside a text or form of readable line length; on wide screens both reach the edges of the page. */
export const textColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[48]} ${space[64]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46rem)' },
    [media.print]: { display: 'block' },
  },
})

import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const quiet = style({ paddingBlock: 'clamp(1.5rem, 3vw, 3rem)' })
export const opening = style({ paddingBlock: `clamp(4rem, 2.5rem + 5vw, 7rem) ${space.block}` })
export const page = style({ paddingBlock: space.section })

export const variant = styleVariants({
  /** Adjacent ones share the padding between them. */
  page: [
    page,
    {
      selectors: {
        [`:is(${page}, ${opening}) + &`]: { paddingBlockStart: 0 },
        [`${quiet} + &`]: { paddingBlockStart: space.block },
      },
    },
  ],
  subtle: { paddingBlock: space.section, backgroundColor: vars.surface.subtle },
  /** First section of a page, below the header. */
  opening: [opening],
  /** Reduced padding: figures between two more prominent sections. */
  quiet: [quiet],
})

export const head = style({ marginBlockEnd: space.block })

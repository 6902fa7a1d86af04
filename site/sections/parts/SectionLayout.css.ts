import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const quiet = style({ paddingBlock: 'clamp(1.5rem, 3vw, 3rem)' })
export const opening = style({ paddingBlock: `clamp(4rem, 2.5rem + 5vw, 7rem) ${space.block}` })
export const page = style({ paddingBlock: space.section })

/**
 * Selects the next sibling of a section: directly, or after the link of a style sheet behind the first section of a
 * page.
 */
const after = (section: string) => `${section} + &, ${section} + link + script + &`

export const variant = styleVariants({
  /** Adjacent ones share the padding between them. */
  page: [
    page,
    {
      selectors: {
        [after(`:is(${page}, ${opening})`)]: { paddingBlockStart: 0 },
        [after(quiet)]: { paddingBlockStart: space.block },
      },
    },
  ],
  subtle: { paddingBlock: space.section, backgroundColor: vars.surface.subtle },
  /** First section of a page, below the header. */
  opening: [opening],
  /** Reduced padding: figures between two more prominent sections. */
  quiet: [quiet],
})

/** A heading of its own stands further from the title of the page than a list that belongs to it. */
export const titled = style({
  selectors: { [after(opening)]: { paddingBlockStart: 'clamp(1.5rem, 4vw, 4rem)' } },
})

export const head = style({ marginBlockEnd: space.block })

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const layout = styleVariants({
  /** Short fields in two columns on wide screens, long ones across both. */
  pairs: {
    scrollMarginBlockStart: space[24],
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[24],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  column: { display: 'grid', gap: space[24], justifyItems: 'stretch' },
})
export const wide = style({ gridColumn: '1 / -1' })
/** Result of a post; takes no space while it is empty. */
export const notice = style([wide, { selectors: { '&:empty': { display: 'none' } } }])
export const submit = styleVariants({
  pairs: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: space[16],
    justifyItems: 'start',
    // Full width, for either thumb.
    '@media': { [media.mobile]: { justifyItems: 'stretch' } },
  },
  column: { justifySelf: 'start' },
})

// Also without script: the product belongs to the product inquiry, which is function 1.
globalStyle(
  `:not(:has([name=function] option[value='1']:checked)) > [data-shown-for='function=1']`,
  { display: 'none' },
)

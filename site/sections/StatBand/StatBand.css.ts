import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`

export const count = styleVariants({ 2: 2, 3: 3, 4: 4 }, (columns) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}))

/** Figure above, what it measures below; the source order is the other way round. */
export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[12],
  paddingBlock: space[8],
  paddingInline: 'clamp(1rem, 2vw, 2rem)',
  '@media': {
    [media.desktop]: {
      selectors: {
        '& + &': { borderInlineStart: hairline },
        '&:first-child': { paddingInlineStart: 0 },
      },
    },
    [media.mobile]: {
      padding: `${space[24]} 0`,
      selectors: {
        '&:nth-child(even)': { paddingInlineStart: '1.25rem', borderInlineStart: hairline },
        '&:nth-child(n + 3)': { borderBlockStart: hairline },
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
  },
})

import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { typeStyles } from '#design-system/tokens/typography.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const count = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 3, 6: 3 }, (wide) => ({
  display: 'grid',
  gap: `${space[48]} ${space.gap}`,
  counterReset: 'step',
  '@media': {
    [media.desktop]: { gridTemplateColumns: columns(Math.min(wide, 2)) },
    [media.wide]: { gridTemplateColumns: columns(wide) },
    [media.mobile]: { rowGap: space[32] },
  },
}))

export const step = style({
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${vars.border.strong}`,
  counterIncrement: 'step',
  // Hidden from screen readers, because the list announces the number.
  '::before': { ...typeStyles.numeral, content: 'counter(step) / ""', color: vars.accent.text },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '3rem 1fr',
      alignItems: 'baseline',
      '::before': { gridRow: 'span 2' },
    },
  },
})

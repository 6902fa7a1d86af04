import { style } from '@vanilla-extract/css'
import { germanHyphens } from '../../styles/hyphens.ts'
import { media } from '../../styles/media.ts'
import { selectedTabLine, tabStyle, tabLabelStyle, tabRowStyle } from '../../styles/tab.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration } from '../../tokens/scale.ts'

export const root = style(tabRowStyle)

export const link = style({
  ...tabStyle,
  ...tabLabelStyle,
  position: 'relative',
  display: 'block',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  transition: `color ${duration.state}`,
  selectors: {
    ...germanHyphens,
    '&[aria-current], &:hover': { color: vars.text.high },
    '&[aria-current]::after': selectedTabLine,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]::after': { borderBlockEndWidth: '4px' } },
    },
  },
})

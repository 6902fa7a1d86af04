import { style } from '@vanilla-extract/css'
import { germanHyphenationStyle } from '../../styles/hyphens.ts'
import { media } from '../../styles/media.ts'
import { selectedTabLineStyle, tabStyle, tabLabelStyle, tabRowStyle } from '../../styles/tab.ts'
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
    ...germanHyphenationStyle,
    '&[aria-current], &:hover': { color: vars.text.high },
    '&[aria-current]::after': selectedTabLineStyle,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]::after': { borderBlockEndWidth: '4px' } },
    },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, space } from '../../tokens/scale.ts'

export const root = style({
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  interpolateSize: 'allow-keywords',
  selectors: {
    '&:first-child': { borderBlockStart: `1px solid ${vars.border.hairline}` },
    '&::details-content': { blockSize: 0, overflow: 'clip' },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&::details-content': {
          transition: `block-size ${duration.unfold} ${easing}, content-visibility ${duration.unfold} allow-discrete`,
        },
      },
    },
  },
})

export const summary = style({
  ...typeStyles.h4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  minBlockSize: space[64],
  paddingBlock: space[16],
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.text.link } },
})

export const content = style({ paddingBlockEnd: space[24], color: vars.text.body })

globalStyle(`${summary} > svg`, {
  inlineSize: '1.125rem',
  color: vars.text.muted,
  transition: `rotate ${duration.unfold} ${easing}`,
})
globalStyle(`${root}[open] > ${summary} > svg`, { rotate: '45deg' })

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { floatingSurfaceStyle } from '../../styles/floating.ts'
import { menuItemStyle } from '../../styles/menuItem.ts'
import { visuallyHiddenStyle } from '../../styles/visuallyHiddenStyle.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, layer, space, minTouchTargetSize } from '../../tokens/scale.ts'

export const root = style({ position: 'relative' })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: minTouchTargetSize,
  minInlineSize: minTouchTargetSize,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { justifyContent: 'center' } },
})

export const label = style({ '@media': { [media.wide]: visuallyHiddenStyle } })

export const chevron = style({ display: 'contents' })

globalStyle(`${label} + ${chevron}`, { '@media': { [media.wide]: { display: 'none' } } })

globalStyle(`${chevron} > svg`, {
  inlineSize: '.8em',
  transition: `rotate ${duration.state} ${easing}`,
})
globalStyle(`[open] > summary > ${chevron} > svg`, { rotate: '180deg' })

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[8],
  fontSize: fontSize.interface,
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: {
      ...floatingSurfaceStyle,
      position: 'absolute',
      insetBlockStart: `calc(100% + ${space[8]})`,
      zIndex: layer.menu,
      inlineSize: 'max-content',
      minInlineSize: '12rem',
      maxInlineSize: '20rem',
      borderRadius: vars.radius.small,
      color: vars.text.high,
    },
    [media.folded]: { paddingInline: 0 },
  },
})

export const align = styleVariants({
  start: { insetInlineStart: '-1.25rem' },
  end: { insetInlineEnd: 0 },
})

export const item = style({
  ...menuItemStyle,
  justifyContent: 'space-between',
  gap: space[16],
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.action.hover },
    '&[aria-current]': { color: vars.text.link },
  },
  '@media': { [media.folded]: { paddingInline: 0 } },
})

globalStyle(`${item} > svg`, { color: vars.text.link })
globalStyle(`${item}:not([aria-current], [aria-pressed=true]) > svg`, { visibility: 'hidden' })

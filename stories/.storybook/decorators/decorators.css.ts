import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { breakpoint, fontSize, layer, measure, space } from '#design-system/tokens/scale.ts'

const aboveAllLayers = String(Number(layer.toast) + 1)

/** Overlay of the layout grid: 12 columns, 6 below the wide breakpoint, 4 on mobile. */
export const columns = style({
  position: 'fixed',
  zIndex: aboveAllLayers,
  insetBlock: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: space.gap,
  inlineSize: `min(100% - 2 * ${space.gutter}, ${measure.page})`,
  marginInline: 'auto',
  pointerEvents: 'none',
  '@media': {
    [`(width < ${breakpoint.wide}px)`]: { gridTemplateColumns: 'repeat(6, 1fr)' },
    [media.mobile]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})

export const column = style({
  backgroundColor: vars.accent.fill,
  opacity: 0.16,
  '@media': {
    [`(width < ${breakpoint.wide}px)`]: {
      selectors: { '&:nth-child(n + 7)': { display: 'none' } },
    },
    [media.mobile]: { selectors: { '&:nth-child(n + 5)': { display: 'none' } } },
  },
})

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  gap: space[24],
  padding: space[24],
})

export const theme = style({ display: 'grid', gap: space[8], fontSize: fontSize.small })

export const frame = style({
  inlineSize: '100%',
  minBlockSize: '4rem',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.small,
})

/** Box around the hovered element, with its source location. */
export const inspectedElement = style({
  position: 'fixed',
  zIndex: aboveAllLayers,
  outline: `2px solid ${vars.focus.ring}`,
  pointerEvents: 'none',
})

export const inspectedLabel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: '-2px',
  padding: `${space[4]} ${space[8]}`,
  backgroundColor: vars.surface.inverse,
  color: vars.text.onInverse,
  font: `${fontSize.fine}/1.4 ui-monospace, monospace`,
  whiteSpace: 'nowrap',
})

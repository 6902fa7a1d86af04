import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

/** Below this width everything is stacked. */
const narrow = '(width < 48rem)'

export const stage = styleVariants({
  /** Before and now beside each other. */
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: space[16],
    '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
  },
  one: { display: 'grid', gap: space[16] },
})

export const figure = style({ minInlineSize: 0, overflowX: 'auto' })

export const frame = style({
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  outline: `1px solid ${vars.border.hairline}`,
  selectors: { '&[data-zoomed]': { maxInlineSize: 'none' } },
})

globalStyle(`${frame}[data-zoomed] > img`, {
  inlineSize: '100%',
  maxInlineSize: 'none',
  imageRendering: 'pixelated',
})

const upper = { position: 'absolute', inset: '0 0 auto' } as const

/** The picture on top of another one. */
export const layer = styleVariants({
  plain: upper,
  overlay: { ...upper, mixBlendMode: 'difference' },
  difference: {
    ...upper,
    mixBlendMode: 'screen',
    filter: 'sepia(1) saturate(40) hue-rotate(-50deg)',
  },
})

globalStyle(`${frame} > img:has(+ ${layer.difference})`, { opacity: 0.45 })

/** Place of the first difference. */
export const first = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  blockSize: '1px',
})

export const lenses = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: space[8],
})

export const lens = style({
  blockSize: '12rem',
  border: `1px solid ${vars.border.strong}`,
  backgroundColor: vars.surface.page,
  backgroundRepeat: 'no-repeat',
  imageRendering: 'pixelated',
})

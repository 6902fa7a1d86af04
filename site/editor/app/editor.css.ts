import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

/** Bar, outline, page and form over the whole window. */
export const page = style({
  display: 'grid',
  gridTemplate:
    '"bar bar bar" auto "outline canvas side" minmax(0, 1fr) "outline problems side" auto / 14.5rem minmax(0, 1fr) 23rem',
  blockSize: '100dvh',
  fontSize: fontSize.interface,
  '@media': {
    '(width < 75rem)': { gridTemplateColumns: '12rem minmax(0, 1fr) 19rem' },
    // One below the other, in a narrow window or with large text.
    '(width < 56rem)': {
      gridTemplate:
        '"bar" auto "outline" auto "canvas" 70dvh "problems" auto "side" auto / minmax(0, 1fr)',
      blockSize: 'auto',
    },
  },
  selectors: {
    // The texts of the page need more room than the form.
    '&[data-texts]': {
      '@media': {
        '(width >= 56rem)': { gridTemplateColumns: '12rem minmax(0, 2fr) minmax(0, 3fr)' },
      },
    },
  },
})

export const pageBar = style({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  padding: `${space[4]} ${space[8]}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.page,
  '@media': { '(width < 56rem)': { flexWrap: 'wrap' } },
})

globalStyle(`${pageBar} > :first-child`, { flex: 'none' })

export const pageTitle = style({
  overflow: 'hidden',
  minInlineSize: 0,
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
  letterSpacing: 'normal',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const pagePath = style({ color: vars.text.muted, fontWeight: fontWeight.body })

export const pageBarEnd = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { '(width < 56rem)': { flex: '1 1 auto', flexWrap: 'wrap' } },
})

export const hint = style({ color: vars.text.muted, fontSize: fontSize.small })

const panel = {
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.surface.page,
} as const

export const outline = style({
  ...panel,
  gridArea: 'outline',
  borderInlineEnd: `1px solid ${vars.border.hairline}`,
})

export const side = style({
  ...panel,
  gridArea: 'side',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  padding: space[12],
  outline: 'none',
})

export const sideHead = style({ display: 'flex', alignItems: 'center', gap: space[4] })

export const sideTitle = style({
  flex: 1,
  color: vars.text.high,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  letterSpacing: 'normal',
})

export const sideText = style({
  overflowWrap: 'anywhere',
  marginBlockEnd: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
})

export const fields = style({ display: 'grid', gap: space[12], minInlineSize: 0 })

/** Above everything, also above an open page. */
export const connection = style({
  position: 'fixed',
  zIndex: 1,
  insetInlineStart: '50%',
  insetBlockStart: space[8],
  inlineSize: 'min(40rem, 100% - 2rem)',
  transform: 'translateX(-50%)',
  backgroundColor: vars.surface.page,
})

/** Centred instead of the editor: loading, or a failure. */
export const message = style({
  display: 'grid',
  placeContent: 'center',
  gap: space[16],
  minBlockSize: '100dvh',
  padding: space[24],
})

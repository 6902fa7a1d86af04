import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'
import { control } from '../Field/Field.css.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  // WebKit counts the longest option in the minimum width of an automatic column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: '2.75rem',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:has(> option[value=""]:checked)': { color: vars.text.muted },
      // WebKit and Chromium additionally reduce the opacity.
      '&:disabled': { cursor: 'default', opacity: 1 },
    },
  },
])

/** Lets clicks pass through to the select. */
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[16],
  display: 'grid',
  placeContent: 'center',
  color: vars.text.body,
  pointerEvents: 'none',
})

globalStyle(`${chevron} > svg`, { inlineSize: '.95em' })

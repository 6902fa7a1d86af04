import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../tokens/scale.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: space[64],
  paddingInline: `${space[24]} ${space[12]}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.surface.page,
  color: vars.text.high,
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '2px',
    },
    '&:has(input:disabled)': {
      borderColor: vars.border.disabled,
      backgroundColor: vars.surface.subtle,
      color: vars.text.muted,
    },
  },
  '@media': { [media.mobile]: { paddingInlineStart: space[16] } },
})

export const icon = style({ display: 'grid', flex: 'none', color: vars.text.muted })

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: space[48],
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: fontSize.lead,
  // The field around it draws the focus ring.
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
})

/** Hidden on small screens with script, where the on-screen keyboard has a search key. */
export const submit = style({
  '@media': {
    [media.mobile]: { selectors: { ':root[data-script] dialog &': { display: 'none' } } },
  },
})

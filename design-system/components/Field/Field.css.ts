import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import {
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  line,
  space,
} from '../../tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  minInlineSize: 0,
  maxInlineSize: '100%',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
})

export const label = style({
  overflowWrap: 'anywhere',
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
})

export const required = style({ color: vars.text.muted, fontWeight: fontWeight.body })

const invalid = {
  borderColor: vars.status.error.solid,
  boxShadow: `inset 0 0 0 1px ${vars.status.error.solid}`,
} as const

/** Forced colours have one border colour and no shadows. */
const invalidForcedColors = { borderWidth: '3px' } as const

const disabled = {
  borderColor: vars.border.disabled,
  backgroundColor: vars.surface.subtle,
  color: vars.text.muted,
  cursor: 'default',
} as const

const box = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: controlHeight.medium,
  border: `${line} solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.page,
  color: vars.text.high,
  transition: `border-color ${duration.state} ${easing}`,
})

/** A control with its own border. */
export const control = style([
  box,
  {
    padding: `${space[8]} ${space[16]}`,
    selectors: {
      '&:hover:enabled': { borderColor: vars.text.muted },
      '&::placeholder': { color: vars.text.muted, opacity: 1 },
      '&:is([aria-invalid=true], :user-invalid)': invalid,
      '&:disabled': disabled,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:is([aria-invalid=true], :user-invalid)': invalidForcedColors },
      },
    },
  },
])

/** Border around a control and a unit or button. */
export const frame = style([
  box,
  {
    display: 'flex',
    alignItems: 'stretch',
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: vars.text.muted },
      '&:has(> :is([aria-invalid=true], :user-invalid))': invalid,
      '&:has(> :disabled)': disabled,
      '&:has(> input:focus-visible)': {
        outline: `2px solid ${vars.focus.ring}`,
        outlineOffset: '3px',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(> :is([aria-invalid=true], :user-invalid))': invalidForcedColors },
      },
    },
  },
])

/** A control inside a `frame`, which draws border and focus ring. */
export const bare = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: `${space[8]} ${space[16]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&::-ms-reveal': { display: 'none' },
  },
})

export const pill = style({ borderRadius: vars.radius.pill })

export const help = style({ color: vars.text.muted, fontSize: fontSize.small })

export const error = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  color: vars.status.error.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.interface,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

/** Aligns the icon with the first line of text. */
export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' })

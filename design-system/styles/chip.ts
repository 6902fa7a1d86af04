import { vars } from '../theme/contract.css.ts'
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  minTouchTargetSize,
  space,
} from '../tokens/scale.ts'

/** Corners of a chip: pill-shaped as long as its label fits on one line. */
export const chipRadius = `min(${vars.radius.pill}, 1.375rem)`

/** Style of a filter that can be pressed. */
export const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
  minBlockSize: minTouchTargetSize,
  paddingBlock: space[4],
  paddingInline: space[16],
  border: `1px solid ${vars.border.control}`,
  borderRadius: chipRadius,
  color: vars.text.body,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.interface,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  transition: `background-color ${duration.state} ${easing}`,
} as const

/** Style of a chip that applies. */
export const selectedChipStyle = {
  borderColor: vars.control.checked,
  boxShadow: `inset 0 0 0 1px ${vars.control.checked}`,
  backgroundColor: vars.selection.fill,
  color: vars.selection.text,
} as const

/** Style of the number of matching items in a chip. */
export const chipCountStyle = {
  flex: 'none',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
} as const

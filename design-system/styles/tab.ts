import { vars } from '../theme/contract.css.ts'
import { fontSize, fontWeight, minTouchTargetSize, space } from '../tokens/scale.ts'

/** A row of tabs above their content. */
export const tabRowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[32],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
} as const

/** A tab in a row; covers the line below the row. */
export const tabStyle = {
  minBlockSize: minTouchTargetSize,
  marginBlockEnd: '-1px',
  paddingBlock: space[12],
} as const

export const tabLabelStyle = {
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
} as const

/** Line under the selected tab, in a pseudo-element of it. */
export const selectedTabLineStyle = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  borderBlockEnd: `2px solid ${vars.accent.graphic}`,
} as const

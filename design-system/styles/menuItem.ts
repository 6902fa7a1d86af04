import { vars } from '../theme/contract.css.ts'
import { minTouchTargetSize, space } from '../tokens/scale.ts'

/** Style of an item in a menu. */
export const menuItemStyle = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: minTouchTargetSize,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  lineHeight: 1.3,
  textAlign: 'start',
} as const

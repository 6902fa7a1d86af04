import type { Examples } from '../../examples.ts'
import type { IconProps } from './Icon.tsx'
import * as icons from './icons.ts'

/** Examples of Icon, from typical to extreme. */
export const examples = {
  default: { props: { icon: icons.battery } },
  small: { props: { icon: icons.battery, size: 'small' } },
  large: { props: { icon: icons.battery, size: 'large' } },
  named: { props: { icon: icons.close, label: 'Close' } },
} satisfies Examples<IconProps>

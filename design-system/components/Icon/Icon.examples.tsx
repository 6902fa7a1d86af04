import type { ComponentExamples } from '../../examples.ts'
import type { IconProps } from './Icon.tsx'
import * as icons from './icons.ts'

/** Examples of Icon, from typical to extreme. */
export const examples = {
  default: { props: { icon: icons.batteryIcon } },
  small: { props: { icon: icons.batteryIcon, size: 'small' } },
  large: { props: { icon: icons.batteryIcon, size: 'large' } },
  named: { props: { icon: icons.closeIcon, label: 'Close' } },
} satisfies ComponentExamples<IconProps>

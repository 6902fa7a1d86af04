import type { Examples } from '../../examples.ts'
import type { ButtonProps } from './Button.tsx'
import * as icons from '../Icon/icons.ts'

/** What a button looks like, from usual to extreme. */
export const examples = {
  default: { props: { children: 'Explore home storage' } },
  small: { props: { size: 'small', children: 'Subscribe' } },
  withIcon: { props: { icon: icons.arrow, children: 'Next step' } },
  asLink: { props: { href: '#products', children: 'See the products' } },
  loading: { props: { loading: true, children: 'Sending' } },
  disabled: { props: { disabled: true, children: 'Send' } },
  secondary: { props: { variant: 'secondary', children: 'Compare modes' } },
  secondarySmall: { props: { variant: 'secondary', size: 'small', children: 'Cancel' } },
  secondaryDisabled: { props: { variant: 'secondary', disabled: true, children: 'Send' } },
  glass: { ground: 'picture', props: { variant: 'glass', children: 'See a day' } },
  german: {
    lang: 'de',
    props: { children: 'Beratungsgespräch zur Mindesteigenverbrauchsoptimierung vereinbaren' },
  },
  chinese: { lang: 'zh-CN', props: { children: '了解家庭储能' } },
} satisfies Examples<ButtonProps>

import type { ComponentExamples } from '../../examples.ts'
import { arrowIcon, closeIcon, plusIcon } from '../Icon/icons.ts'
import type { ButtonProps } from './Button.tsx'

/** Examples of Button, from typical to extreme. */
export const examples = {
  default: { props: { children: 'Explore home storage' } },
  small: { props: { size: 'small', children: 'Subscribe' } },
  withIcon: { props: { icon: plusIcon, children: 'Add a module' } },
  iconAtEnd: { props: { icon: arrowIcon, iconPosition: 'end', children: 'Next step' } },
  asLink: { props: { href: '#products', children: 'See the products' } },
  loading: { props: { loading: 'Sending', children: 'Send question' } },
  disabled: { props: { disabled: true, children: 'Send question' } },
  secondary: { props: { variant: 'secondary', children: 'Compare modes' } },
  secondarySmall: { props: { variant: 'secondary', size: 'small', children: 'Cancel' } },
  secondaryLoading: { props: { variant: 'secondary', loading: 'Sending', children: 'Send code' } },
  secondaryDisabled: { props: { variant: 'secondary', disabled: true, children: 'Send code' } },
  quiet: { props: { variant: 'quiet', children: 'Reset' } },
  onlyIcon: { props: { variant: 'quiet', size: 'small', icon: closeIcon, label: 'Close' } },
  onlyIconOutlined: { props: { variant: 'secondary', icon: plusIcon, label: 'Add a module' } },
  glass: { background: 'picture', props: { variant: 'glass', children: 'See a day' } },
  german: {
    lang: 'de',
    props: { children: 'Beratungsgespräch zur Mindesteigenverbrauchsoptimierung vereinbaren' },
  },
  chinese: { lang: 'zh-CN', props: { children: '了解户用储能' } },
} satisfies ComponentExamples<ButtonProps>

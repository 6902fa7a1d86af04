import type { Examples } from '../../examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import type { TooltipControl, TooltipProps } from './Tooltip.tsx'

const iconButton = (icon: IconDrawing, label: string) => (control: TooltipControl) => (
  <button type="button" {...control}>
    <Icon icon={icon} label={label} />
  </button>
)

/** Examples of Tooltip on icon buttons. */
export const examples = {
  default: {
    props: {
      text: 'Charging and discharging once, from full to empty and back.',
      children: iconButton(icons.info, 'What is a cycle?'),
    },
  },
  short: { props: { text: 'Colour mode', children: iconButton(icons.moon, 'Dark') } },
  link: {
    props: {
      text: 'Opens the warranty terms',
      children: (control) => (
        <a href="#warranty" {...control}>
          <Icon icon={icons.shield} label="Warranty" />
        </a>
      ),
    },
  },
  german: {
    lang: 'de',
    props: {
      text: 'Spitzenlastkappung: Der Speicher deckt, was über die vereinbarte Anschlussleistung hinausgeht.',
      children: iconButton(icons.info, 'Was heißt Spitzenlastkappung?'),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      text: '一次完整的充电和放电。',
      children: iconButton(icons.info, '什么是循环？'),
    },
  },
} satisfies Examples<TooltipProps>

import type { ComponentExamples } from '../../examples.ts'
import { Button } from '../Button/Button.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import type { TooltipControl, TooltipProps } from './Tooltip.tsx'

const iconButton = (icon: IconDrawing, label: string) => (control: TooltipControl) => (
  <Button icon={icon} label={label} variant="quiet" {...control} />
)

/** Examples of Tooltip on icon buttons. */
export const examples = {
  default: {
    props: {
      text: 'Charging and discharging once, from full to empty and back.',
      children: iconButton(icons.infoIcon, 'What is a cycle?'),
    },
  },
  short: { props: { text: 'Colour mode', children: iconButton(icons.moonIcon, 'Dark') } },
  link: {
    props: {
      text: 'Opens the warranty terms',
      children: (control) => (
        <Button
          href="#warranty"
          icon={icons.shieldIcon}
          label="Warranty"
          variant="quiet"
          {...control}
        />
      ),
    },
  },
  german: {
    lang: 'de',
    props: {
      text: 'Spitzenlastkappung: Der Speicher deckt, was über die vereinbarte Anschlussleistung hinausgeht.',
      children: iconButton(icons.infoIcon, 'Was heißt Spitzenlastkappung?'),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      text: '一次完整的充电和放电。',
      children: iconButton(icons.infoIcon, '什么是循环？'),
    },
  },
} satisfies ComponentExamples<TooltipProps>

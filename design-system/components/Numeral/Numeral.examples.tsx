import type { ComponentExamples } from '../../examples.ts'
import type { NumeralProps } from './Numeral.tsx'

/** Examples of Numeral, from typical to extreme. */
export const examples = {
  default: { props: { value: '9.98–29.94', unit: ' kWh' } },
  fact: { props: { value: '5–13', unit: ' kW', size: 'fact' } },
  limit: { props: { value: '< 10', unit: ' ms' } },
  touching: { props: { value: '10,000', unit: '+' } },
  german: { lang: 'de', props: { value: '9,98–29,94', unit: ' kWh' } },
  chinese: { lang: 'zh-CN', props: { value: '16', unit: ' 年' } },
  chineseGiant: { lang: 'zh-CN', props: { value: '−20～55', unit: '℃', size: 'giant' } },
  giant: { props: { value: 'IP65', size: 'giant' } },
} satisfies ComponentExamples<NumeralProps>

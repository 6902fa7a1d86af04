import type { ComponentExamples } from '../../examples.ts'
import type { SpinnerProps } from './Spinner.tsx'

/** Examples of Spinner, from typical to extreme. */
export const examples = {
  default: { props: { label: 'Loading downloads' } },
  small: { props: { label: 'Checking the code', size: 'small' } },
  large: { props: { label: 'Loading downloads', size: 'large' } },
  withWords: { props: { label: 'Loading downloads', labelVariant: 'shown' } },
  german: {
    lang: 'de',
    props: { label: 'Bestätigungscode wird geprüft', labelVariant: 'shown' },
  },
  chinese: { lang: 'zh-CN', props: { label: '正在加载资料', labelVariant: 'shown' } },
} satisfies ComponentExamples<SpinnerProps>

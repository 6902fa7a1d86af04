import type { ComponentExamples } from '../../examples.ts'
import type { DividerProps } from './Divider.tsx'

/** Examples of Divider in both tones. */
export const examples = {
  default: { props: {} },
  strong: { props: { tone: 'strong' } },
} satisfies ComponentExamples<DividerProps>

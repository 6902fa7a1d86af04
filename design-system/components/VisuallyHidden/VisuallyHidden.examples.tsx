import type { ComponentExamples } from '../../examples.ts'
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx'

/** Examples of VisuallyHidden: text for screen readers only. */
export const examples = {
  default: { props: { children: 'about the third production center' } },
  german: { lang: 'de', props: { children: 'über den dritten Produktionsstandort' } },
} satisfies ComponentExamples<VisuallyHiddenProps>

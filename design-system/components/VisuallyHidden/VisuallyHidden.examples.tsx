import type { Examples } from '../../examples.ts'
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx'

/** Words that are heard: nothing of them is seen. */
export const examples = {
  default: { props: { children: 'about the third production center' } },
  german: { lang: 'de', props: { children: 'über den dritten Produktionsstandort' } },
} satisfies Examples<VisuallyHiddenProps>

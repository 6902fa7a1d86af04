import type { ComponentExamples } from '../../examples.ts'
import { Badge } from '../Badge/Badge.tsx'
import type { StackProps } from './Stack.tsx'

const parts = ['Foot', 'Module', 'Head'].map((part) => <Badge key={part}>{part}</Badge>)
const start = { align: 'start', children: parts } as const

/** Examples of Stack: gaps, fixed and responsive. */
export const examples = {
  default: { props: { space: 16, ...start } },
  tight: { props: { space: 4, ...start } },
  wide: { props: { space: 32, ...start } },
  responsive: { props: { space: { base: 8, desktop: 24, wide: 48 }, ...start } },
  centred: { props: { space: 16, align: 'center', children: parts } },
} satisfies ComponentExamples<StackProps>

import type { ComponentExamples } from '../../examples.ts'
import type { SkeletonProps } from './Skeleton.tsx'

/** Examples of Skeleton, from typical to extreme. */
export const examples = {
  default: { props: { count: 3 } },
  title: { props: { variant: 'title' } },
  rows: { props: { variant: 'row', count: 3 } },
  picture: { props: { variant: 'picture' } },
} satisfies ComponentExamples<SkeletonProps>

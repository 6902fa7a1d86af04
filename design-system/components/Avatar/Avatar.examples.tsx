import { samplePicture } from '../../examples.ts'
import type { Examples } from '../../examples.ts'
import type { AvatarProps } from './Avatar.tsx'

/** Examples of Avatar, from typical to extreme. */
export const examples = {
  default: { props: { name: 'Sam Example', label: 'Sam Example' } },
  small: { props: { name: 'Sam Example', size: 'small' } },
  large: { props: { name: 'Sam Example', size: 'large' } },
  picture: { props: { name: 'Sam Example', size: 'large', picture: samplePicture(400, 400) } },
  userName: { props: { name: 'sam_example' } },
  german: { lang: 'de', props: { name: 'Änne von der Beispielhausen', size: 'large' } },
  chinese: { lang: 'zh-CN', props: { name: '张示例', size: 'large' } },
} satisfies Examples<AvatarProps>

import { drawSamplePicture } from '../../examples.ts'
import type { ComponentExamples } from '../../examples.ts'
import type { PictureProps } from './Picture.tsx'

const source = drawSamplePicture(1600, 900)
const alt = 'A battery in front of a ridge at dusk'
const sizes = '(width < 780px) 100vw, 50vw'

/** Examples of Picture: aspect ratios, alignments and crops. */
export const examples = {
  default: { props: { source, alt, sizes } },
  cropForPhones: { props: { source, mobileSource: drawSamplePicture(800, 1000), alt, sizes } },
  cover: { props: { source: drawSamplePicture(900, 900), alt, sizes, fit: 'cover' } },
  coverBottom: {
    props: { source: drawSamplePicture(900, 900), alt, sizes, fit: 'cover', align: 'bottom' },
  },
  contain: { props: { source: drawSamplePicture(900, 900), alt, sizes, fit: 'contain' } },
  decoration: { props: { source, alt: '', sizes } },
} satisfies ComponentExamples<PictureProps>

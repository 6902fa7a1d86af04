import type { ComponentExamples } from '../../examples.ts'
import type { HeadingProps } from './Heading.tsx'

const twoTones = (
  <>
    One cell. <em>Three scales of storage.</em>
  </>
)

/** Examples of Heading, from typical to extreme. */
export const examples = {
  default: { props: { level: 2, children: twoTones } },
  display: { props: { level: 2, size: 'display', children: 'Daylight, kept.' } },
  h1: { props: { level: 2, size: 'h1', children: 'Daylight, kept.' } },
  h3: { props: { level: 3, children: 'Stacked in 15 minutes' } },
  h4: { props: { level: 4, children: 'Full power from −20 to 55 °C' } },
  h5: { props: { level: 5, children: 'High-voltage LFP battery' } },
  german: {
    lang: 'de',
    props: {
      level: 2,
      children: (
        <>
          Mindest&shy;eigen&shy;verbrauchs&shy;optimierung. <em>Ganz ohne Zutun.</em>
        </>
      ),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      level: 2,
      children: (
        <>
          三种储能规模，<em>均用磷酸铁锂电芯。</em>
        </>
      ),
    },
  },
} satisfies ComponentExamples<HeadingProps>

import type { ComponentExamples } from '../../examples.ts'
import type { TextProps } from './Text.tsx'

const words =
  'Battery storage for homes, businesses and grids, from one cell to a row of containers. A line is never longer than it can be read with ease, whatever the screen.'

/** Examples of Text: sizes, tones and languages. */
export const examples = {
  default: { props: { children: words } },
  lead: { props: { size: 'lead', children: words } },
  small: { props: { size: 'small', children: words } },
  fine: { props: { size: 'fine', children: words } },
  high: { props: { tone: 'high', children: words } },
  muted: { props: { tone: 'muted', children: words } },
  error: { props: { tone: 'error', children: 'Email required' } },
  centred: { props: { align: 'center', size: 'small', children: 'Below a picture.' } },
  truncated: { props: { lines: 2, children: `${words} ${words}` } },
  german: {
    lang: 'de',
    props: {
      children:
        'Batteriespeicher für Wohnhäuser, Gewerbe und Netze. Die Wechselrichterparallelschaltung ist bis zu fünf Systemen möglich.',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      children:
        '面向家庭、工商业与电网的储能系统：从家门边的一台到成排的集装箱，“三种储能规模，均用磷酸铁锂电芯”。',
    },
  },
} satisfies ComponentExamples<TextProps>

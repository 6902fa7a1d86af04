import { drawSamplePicture } from '../../examples.ts'
import type { ComponentExamples } from '../../examples.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Picture } from '../Picture/Picture.tsx'
import type { CardProps } from './Card.tsx'

const wide = <Picture source={drawSamplePicture(1200, 800)} alt="A battery at dusk" sizes="30vw" />
const upright = (
  <Picture source={drawSamplePicture(800, 1000)} alt="A battery at dusk" sizes="30vw" />
)

/** Examples of Card, from typical to extreme. */
export const examples = {
  default: {
    props: {
      title: 'Cut the peak of a food plant',
      level: 3,
      href: '#case',
      picture: wide,
      meta: (
        <>
          <Badge>Commercial</Badge> Lower Saxony
        </>
      ),
      children: 'Seven cabinets take 310 kW off the quarter-hour peak.',
    },
  },
  cover: {
    props: {
      title: 'Residential',
      level: 3,
      href: '#residential',
      picture: upright,
      variant: 'cover',
      meta: <Badge>Three-phase</Badge>,
      children: '5–13 kW and 9.98–29.94 kWh, stacked in 15 minutes.',
    },
  },
  plain: {
    props: {
      title: 'High-voltage LFP battery',
      level: 3,
      href: '#battery',
      picture: upright,
      variant: 'plain',
      fit: 'whole',
      children: '4.99–29.94 kWh',
    },
  },
  withoutPicture: {
    props: {
      title: 'Ask how a home is sized',
      level: 3,
      href: '#sizing',
      children: 'Roof, demand and reserve decide; three answers are enough.',
    },
  },
  withoutLink: {
    props: { title: 'Indoors and outdoors', level: 3, children: 'IP65, from −20 to 55 °C.' },
  },
  german: {
    lang: 'de',
    props: {
      title: 'Mindest\u00ADeigen\u00ADverbrauchs\u00ADoptimierung für Gewerbespeicher',
      level: 3,
      href: '#gewerbe',
      picture: wide,
      meta: '12. November 2026',
      children:
        'Lastspitzen werden gekappt, ohne dass die Ersatzstromreserve des Betriebs angetastet wird.',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      title: '工商业储能',
      level: 3,
      href: '#ci',
      picture: upright,
      variant: 'cover',
      children: '62.5 kW 起步，最多 10 台并联。',
    },
  },
} satisfies ComponentExamples<CardProps>

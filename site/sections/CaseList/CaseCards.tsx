import { Card } from '#design-system'
import { type CaseCard, caseKinds } from '#data/cases.ts'
import type { MessageId } from '#data/fields.ts'
import { NamedPicture } from '../NamedPicture.tsx'
import { FigureNumeral } from '../FigureNumeral.tsx'
import { useFigure, useHref, usePicture, useText } from '../site.tsx'
import * as styles from './CaseCards.css.ts'

/** Message that names a kind of cases. */
export const kindLabel = (kind: CaseCard['kind']): MessageId => `case.kind.${caseKinds[kind]}`

/** The names of all kinds, for sections that show cases of any. */
export const kindLabels: readonly MessageId[] = [
  'case.kind.utility',
  'case.kind.commercial',
  'case.kind.residential',
]

/** Cases side by side: picture, kind and region, title and two key figures. */
export function CaseCards({ cases, level }: { cases: readonly CaseCard[]; level: 2 | 3 }) {
  const text = useText()
  const href = useHref()
  const picture = usePicture()
  return (
    <ul className={styles.list}>
      {cases.map((item) => (
        <Card
          key={item.id}
          as="li"
          level={level}
          title={item.title}
          href={href(`/solutions/cases/${item.id}`)}
          meta={`${text(kindLabel(item.kind))} · ${item.region}`}
          // Scenes fill their place, a product on clear ground stands in it whole.
          fit={picture(item.picture).source.placeholder ? 'fill' : 'whole'}
          picture={<NamedPicture name={item.picture} sizes="(width < 780px) 100vw, 50vw" />}
        >
          <Metrics figures={item.figures} />
        </Card>
      ))}
    </ul>
  )
}

function Metrics({ figures }: Pick<CaseCard, 'figures'>) {
  const format = useFigure()
  return (
    <dl className={styles.metrics}>
      {figures.slice(0, 2).map(({ figure, label }) => (
        <div key={figure} className={styles.metric}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <FigureNumeral figure={format(figure)} size="fact" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

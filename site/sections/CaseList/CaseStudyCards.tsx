import { Card, Grid } from '#design-system'
import { type LocalizedCaseStudyTeaser, caseStudyKinds } from '#data/content/cases.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { FigureNumeral } from '../parts/text/FigureNumeral.tsx'
import { useFigureFormatter, useHref, usePicture, useText } from '../site.tsx'
import * as styles from './CaseStudyCards.css.ts'

/** Returns the message id of the name of a case kind. */
export const getCaseStudyKindMessageId = (kind: LocalizedCaseStudyTeaser['kind']): MessageId =>
  `case.kind.${caseStudyKinds[kind]}`

/** Case cards: picture, kind and region, title and two key figures. */
export function CaseStudyCards({
  cases,
  level,
}: {
  cases: readonly LocalizedCaseStudyTeaser[]
  level: 2 | 3
}) {
  const text = useText()
  const href = useHref()
  const picture = usePicture()
  return (
    <Grid as="ul" columns={{ base: 1, desktop: 2 }} space="gap">
      {cases.map((item) => (
        <Card
          key={item.id}
          as="li"
          level={level}
          title={item.title}
          href={href(`/solutions/cases/${item.id}`)}
          meta={`${text(getCaseStudyKindMessageId(item.kind))} · ${item.region}`}
          // Photographs fill the frame; cut-out product pictures (no placeholder) are shown whole.
          fit={picture(item.picture).source.placeholder ? 'fill' : 'whole'}
          picture={<NamedPicture name={item.picture} sizes="(width < 780px) 100vw, 50vw" />}
        >
          <Metrics figures={item.figures} />
        </Card>
      ))}
    </Grid>
  )
}

function Metrics({ figures }: Pick<LocalizedCaseStudyTeaser, 'figures'>) {
  const format = useFigureFormatter()
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

import { Heading, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useText } from '../site.tsx'
import * as styles from './Footprint.css.ts'
import type { FootprintProps } from './Footprint.schema.ts'

/** Coordinates of the regions on `drawings/map.svg`, an Equal Earth projection of 960 by 440. */
const points = {
  europe: [494, 92],
  'middle-east': [602, 164],
  china: [742, 142],
  asia: [722, 202],
  australia: [822, 352],
} as const

/** World map of the company's regions; decorative, because the list beside it has the same content. */
export function Footprint({ title, regions, anchor }: FootprintProps) {
  const text = useText()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <div className={styles.root}>
        <div className={styles.map} aria-hidden="true">
          <div className={styles.dots} />
          <svg className={styles.points} viewBox="0 0 960 440">
            {regions.map(({ region }) => {
              const [x, y] = points[region]
              return (
                <g key={region}>
                  <circle className={styles.halo} cx={x} cy={y} r="17" />
                  <circle className={styles.point} cx={x} cy={y} r="7" />
                </g>
              )
            })}
          </svg>
        </div>
        <ul className={styles.list}>
          {regions.map((item) => (
            <li key={item.region} className={styles.item}>
              <Heading level={3} size="h4">
                {text(`desk.region.${item.region}`)}
              </Heading>
              <Text>{text(item.text)}</Text>
            </li>
          ))}
        </ul>
      </div>
    </SectionLayout>
  )
}

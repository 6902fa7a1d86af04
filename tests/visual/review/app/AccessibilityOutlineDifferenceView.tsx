import { ScrollRegion } from '#design-system'
import type { OutlineDifferenceLine } from '../../outline.ts'
import * as styles from './review.css.ts'

/** Id of the region, which a key focuses. */
export const outlineRegionId = 'outline'

const tags = { '+': 'ins', '−': 'del', '': 'div', '…': 'div' } as const

/** Shows the difference of the accessibility tree line by line. */
export function AccessibilityOutlineDifferenceView({
  lines,
}: {
  lines: readonly OutlineDifferenceLine[]
}) {
  if (lines.length === 0) return null
  const count = (wanted: OutlineDifferenceLine[0]) =>
    lines.filter(([sign]) => sign === wanted).length
  return (
    <figure>
      <figcaption>{`Outline: ${count('+')} added, ${count('−')} removed`}</figcaption>
      <ScrollRegion label="Outline" size="screen" id={outlineRegionId}>
        <div className={styles.lines}>
          {lines.map(([sign, text], index) => {
            const Tag = tags[sign]
            return (
              <Tag
                key={index}
                className={styles.line[sign]}
                {...(sign === '…' && { 'data-gap': '' })}
              >
                <span className={styles.lineText}>{sign}</span>
                <span className={styles.lineText}>{text}</span>
              </Tag>
            )
          })}
        </div>
      </ScrollRegion>
    </figure>
  )
}

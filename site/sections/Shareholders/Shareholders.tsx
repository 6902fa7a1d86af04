import '#generated/dataColours.ts'
import { Heading, Numeral, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { createNumeralProps } from '../parts/text/FigureNumeral.tsx'
import { useText } from '../site.tsx'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import * as styles from './Shareholders.css.ts'
import type { ShareholdersProps } from './Shareholders.schema.ts'

/** Shareholders: one stacked bar, and each group with its share below it. */
export function Shareholders({ title, lead, groups, record, anchor }: ShareholdersProps) {
  const text = useText()
  const reading = useQuantityFormatter()
  return (
    <SectionLayout anchor={anchor} title={title} lead={lead}>
      <div className={styles.root}>
        <svg
          className={styles.bar}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {groups.map(({ kind, share }, index) => (
            <rect
              key={kind}
              className={styles.segment[colourIndex(index)]}
              x={totalShare(groups.slice(0, index))}
              width={share}
              height="1"
            />
          ))}
          {groups.slice(1).map(({ kind }, index) => {
            const x = totalShare(groups.slice(0, index + 1))
            return <line key={kind} className={styles.divider} x1={x} x2={x} y2="1" />
          })}
        </svg>
        <ul className={styles.list}>
          {groups.map(({ kind, text: description, share }, index) => (
            <li key={kind} className={`${styles.group} ${styles.edge[colourIndex(index)]}`}>
              <Numeral {...createNumeralProps(reading(share, '%'))} />
              <Heading level={3} size="h4">
                {text(kind)}
              </Heading>
              <Text>{text(description)}</Text>
            </li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          {record ?? text('shareholders.illustrative')}
        </Text>
      </div>
    </SectionLayout>
  )
}

const colourIndex = (index: number) => (index % 4) as keyof typeof styles.segment

const totalShare = (groups: readonly { readonly share: number }[]): number =>
  groups.reduce((sum, { share }) => sum + share, 0)

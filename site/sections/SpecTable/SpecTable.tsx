import { Heading, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { useFigure, useRichText, useText } from '../site.tsx'
import * as styles from './SpecTable.css.ts'
import type { SpecTableProps } from './SpecTable.schema.ts'

type Group = SpecTableProps['groups'][number]

/** Technical specifications in groups of label and value. */
export function SpecTable({ title, groups, anchor }: SpecTableProps) {
  const rich = useRichText()
  return (
    <Band anchor={anchor} title={title}>
      {groups.map((group) => (
        <div key={group.title} className={styles.group}>
          <Heading level={3} size="h4">
            {rich(group.title)}
          </Heading>
          <dl className={styles.rows}>
            {group.rows.map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </dl>
        </div>
      ))}
    </Band>
  )
}

function Row(row: Group['rows'][number]) {
  const text = useText()
  const format = useFigure()
  const figure = 'figure' in row ? format(row.figure) : undefined
  return (
    <div className={styles.row}>
      <Text as="dt" tone="muted">
        {text(row.label)}
      </Text>
      <Text as="dd" tone="high">
        {figure && figure.before + figure.text}
        {'text' in row && text(row.text)}
      </Text>
    </div>
  )
}

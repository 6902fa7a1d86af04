import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './SpecTable.css.ts'

export interface SpecRow {
  /** What is measured. */
  label: ReactNode
  /** Number and unit, joined by a no-break space: `5–13 kW`. */
  value: ReactNode
  /** Under which condition, where the value needs one. */
  note?: ReactNode
}

export interface SpecGroup {
  /** Unique among the groups. */
  id: string
  /** What the group is about. */
  title: ReactNode
  /** At least one. */
  rows: readonly SpecRow[]
}

export interface SpecTableProps {
  /** In the order in which they are read. */
  groups: readonly SpecGroup[]
  /** Place of the groups' titles in the page's outline. */
  level?: 2 | 3 | 4 | undefined
}

/** Technical specifications: groups of label and value, the group's title on the left from 780 px. */
export function SpecTable({ groups, level = 3 }: SpecTableProps) {
  return groups.map(({ id, title, rows }) => (
    <div key={id} className={styles.group}>
      <div className={styles.title}>
        <Heading level={level} size="h4">
          {title}
        </Heading>
      </div>
      <div className={styles.place}>
        <dl className={styles.rows}>
          {rows.map(({ label, value, note }, index) => (
            <div key={index} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                {value}
                {note && <span className={styles.note}>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  ))
}

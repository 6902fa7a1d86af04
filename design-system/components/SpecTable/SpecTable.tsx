import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './SpecTable.css.ts'

export interface SpecRow {
  /** Name of the quantity. */
  label: ReactNode
  /** Number and unit, joined by a no-break space: `5–13 kW`. */
  value: ReactNode
  /** Condition of the value, if it has one. */
  note?: ReactNode
}

export interface SpecGroup {
  /** Unique among the groups. */
  id: string
  /** Title of the group. */
  title: ReactNode
  /** At least one. */
  rows: readonly SpecRow[]
}

export interface SpecTableProps extends NativeProps<'div'> {
  /** In display order. */
  groups: readonly SpecGroup[]
  /** Heading level of the group titles. */
  level?: 2 | 3 | 4 | undefined
}

/** Technical specifications: groups of label and value, with the group title on the left from 780 px. */
export function SpecTable({ groups, level = 3, ...native }: SpecTableProps) {
  return (
    <div {...native} className={styles.root}>
      {groups.map(({ id, title, rows }) => (
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
                    <bdi>{value}</bdi>
                    {note && <span className={styles.note}>{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      ))}
    </div>
  )
}

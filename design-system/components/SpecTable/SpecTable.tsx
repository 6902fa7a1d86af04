import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './SpecTable.css.ts'

export interface SpecRow {
  /** Name of the quantity. */
  label: ReactNode
  /** Number and unit, which a no-break space joins, such as `5–13 kW`. */
  value: ReactNode
  /** Condition under which the value holds. */
  note?: ReactNode
}

export interface SpecGroup {
  /** Id, unique among the groups. */
  id: string
  /** Title of the group. */
  title: ReactNode
  /** Rows of the group, at least one. */
  rows: readonly SpecRow[]
}

export interface SpecTableProps extends NativeProps<'div'> {
  /** Groups in the order in which they are shown. */
  groups: readonly SpecGroup[]
  /** Heading level of the group titles. */
  level?: 2 | 3 | 4 | undefined
}

/** Technical data in groups of labels and values. From 780 px, the title of a group stands beside its values. */
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
          <div className={styles.container}>
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

import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon, chevronUpIcon } from '../Icon/icons.ts'
import * as styles from './Table.css.ts'

export interface TableColumn {
  /** Header of the column with its unit, such as `Power (kW)`. */
  label: ReactNode
  /** Use `end` for numbers, so that their digits line up. */
  align?: keyof typeof styles.align | undefined
  /** Makes the column sortable under this id. */
  sortId?: string | undefined
}

export interface TableSort {
  /** The `sortId` of the column. */
  id: string
  /** Order of the values in the column. */
  direction: 'ascending' | 'descending'
}

interface ColumnHeaderProps {
  column: TableColumn
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** The header of a column, with a button if the column can be sorted. */
export function ColumnHeader({ column, sort, onSort }: ColumnHeaderProps) {
  const { label, align = 'start', sortId } = column
  const direction = sort?.id === sortId ? sort?.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      className={`${styles.head} ${styles.align[align]}`}
      {...(direction && { 'aria-sort': direction })}
    >
      {sortId === undefined ? (
        label
      ) : (
        <button
          className={styles.sort}
          type="button"
          onClick={() => onSort?.({ id: sortId, direction: next })}
        >
          {label}
          <span className={styles.arrow} data-shown={direction && ''}>
            <Icon
              icon={direction === 'descending' ? chevronDownIcon : chevronUpIcon}
              size="small"
            />
          </span>
        </button>
      )}
    </th>
  )
}

import { useId } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx'
import type { ScrollRegionProps } from '../ScrollRegion/ScrollRegion.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import type { TableColumn, TableSort } from './ColumnHeader.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as styles from './Table.css.ts'

export interface TableRow {
  /** Id, unique among the rows. */
  id: string
  /** One cell for each column. The first cell is the row header. */
  cells: readonly ReactNode[]
  /** A `Menu` or `Button` for this row, in a column at the end. */
  actions?: ReactNode
}

export interface TableSelection {
  /** Ids of the selected rows. */
  selected: readonly string[]
  /** Called with the ids of the rows that are selected after a change. */
  onChange: (selected: readonly string[]) => void
  /** Accessible name of the checkbox that selects all rows. */
  allLabel: string
  /** Accessible name of the checkbox of a row. */
  rowLabel: (row: TableRow) => string
}

export interface TableProps extends NativeProps<'table'> {
  /** Accessible name of the table. With `showCaption`, it is also the visible title. */
  caption: string
  /** Shows the caption. By default it is hidden visually, because a heading above the table often says it. */
  showCaption?: boolean | undefined
  /** The columns in order. The first column contains the row headers. */
  columns: readonly TableColumn[]
  /** Rows in the order in which they are shown. */
  rows: readonly TableRow[]
  /** Text instead of rows, such as 'No data', or an `EmptyState`. */
  emptyLabel: ReactNode
  /** `screen` limits the height to most of the screen and keeps the column headers in view. */
  size?: ScrollRegionProps['size']
  /** Current order of the rows, which the application sorts. */
  sort?: TableSort | undefined
  /** Called with the order that the visitor chooses. */
  onSort?: ((sort: TableSort) => void) | undefined
  /** Adds a checkbox to every row, and one for all rows. */
  selection?: TableSelection | undefined
  /** Accessible name of the column of `actions`, without which they are not shown. */
  actionsLabel?: string | undefined
  /** Message that is announced while placeholders replace the rows. Pass `false`, not nothing, while no rows load, so that screen readers announce the message when it is set. */
  loading?: string | false | undefined
}

/** A table of data. If it is too wide, it scrolls sideways and its first column stays. */
export function Table(props: TableProps) {
  const { caption, showCaption, columns, rows, emptyLabel, size, sort, onSort, ...rest } = props
  const { selection, actionsLabel, loading, ...native } = rest
  const id = useId()
  const width = columns.length + (selection ? 1 : 0) + (actionsLabel ? 1 : 0)
  const table = (
    <>
      <ScrollRegion label={caption} size={size}>
        <table
          {...(showCaption && { 'aria-labelledby': id })}
          {...(loading && { 'aria-busy': true })}
          {...native}
          className={styles.table}
        >
          {!showCaption && <caption className={hidden}>{caption}</caption>}
          <thead>
            <tr>
              {selection && (
                <td className={`${styles.head} ${styles.tick}`}>
                  <RowCheckbox
                    label={selection.allLabel}
                    checked={rows.length > 0 && selection.selected.length === rows.length}
                    indeterminate={selection.selected.length > 0}
                    disabled={Boolean(loading)}
                    onChange={(all) => selection.onChange(all ? rows.map((row) => row.id) : [])}
                  />
                </td>
              )}
              {columns.map((column, index) => (
                <ColumnHeader key={index} column={column} {...{ sort, onSort }} />
              ))}
              {actionsLabel && (
                <th className={styles.head} scope="col">
                  <span className={hidden}>{actionsLabel}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {!loading &&
              rows.map((row) => (
                <Row key={row.id} {...{ row, columns, selection, actionsLabel }} />
              ))}
            {loading && [1, 2, 3].map((key) => <PlaceholderRow key={key} width={width} />)}
            {!loading && rows.length === 0 && (
              <tr>
                <td className={styles.empty} colSpan={width}>
                  {emptyLabel}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
      {loading !== undefined && (
        <span className={hidden} role="status">
          {loading}
        </span>
      )}
    </>
  )
  if (!showCaption) return table
  // One element, so that a Stack puts no space between the caption and its table.
  return (
    <div className={styles.captioned}>
      <p id={id} className={styles.caption}>
        {caption}
      </p>
      {table}
    </div>
  )
}

function PlaceholderRow({ width }: { width: number }) {
  return (
    <tr>
      {Array.from({ length: width }, (_, index) => (
        <td key={index} className={styles.cell}>
          <div className={styles.placeholder}>
            <Skeleton />
          </div>
        </td>
      ))}
    </tr>
  )
}

interface RowProps extends Pick<TableProps, 'columns' | 'selection' | 'actionsLabel'> {
  row: TableRow
}

function Row({ row, columns, selection, actionsLabel }: RowProps) {
  const { id, cells, actions } = row
  const selected = selection?.selected.includes(id)
  return (
    <tr className={styles.row} {...(selected && { 'data-selected': '' })}>
      {selection && (
        <td className={`${styles.cell} ${styles.tick}`}>
          <RowCheckbox
            label={selection.rowLabel(row)}
            checked={selected === true}
            onChange={(checked) => {
              const others = selection.selected.filter((other) => other !== id)
              selection.onChange(checked ? [...others, id] : others)
            }}
          />
        </td>
      )}
      {cells.map((cell, index) => {
        const align = columns[index]?.align ?? 'start'
        const className = `${styles.cell} ${styles.align[align]}`
        return index === 0 ? (
          <th key={index} scope="row" className={className}>
            {cell}
          </th>
        ) : (
          <td key={index} className={className}>
            {align === 'end' ? <bdi>{cell}</bdi> : cell}
          </td>
        )
      })}
      {actionsLabel && <td className={`${styles.cell} ${styles.actions}`}>{actions}</td>}
    </tr>
  )
}

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
  /** Unique among the rows. */
  id: string
  /** One cell per column; the first is the row header. */
  cells: readonly ReactNode[]
  /** A Menu or Button for this row, in a column of its own at the end. */
  actions?: ReactNode
}

export interface TableSelection {
  /** Ids of the selected rows. */
  selected: readonly string[]
  /** Called with the ids that are selected then. */
  onChange: (selected: readonly string[]) => void
  /** Accessible name of the checkbox that selects all rows. */
  allLabel: string
  /** Accessible name of the checkbox of a row. */
  rowLabel: (row: TableRow) => string
}

export interface TableProps extends NativeProps<'table'> {
  /** Accessible name of the table and, with `showCaption`, its visible title. */
  caption: string
  /** Shows the caption; hidden visually by default, where a heading above conveys it. */
  showCaption?: boolean | undefined
  /** Columns in order; the first contains the row headers. */
  columns: readonly TableColumn[]
  /** In display order. */
  rows: readonly TableRow[]
  /** Shown instead of rows in an empty table: a text, e.g. 'No data', or an EmptyState. */
  emptyLabel: ReactNode
  /** `screen` limits the height to most of the screen and keeps the column headers in view. */
  size?: ScrollRegionProps['size']
  /** Current order of the rows, which the consumer sorts. */
  sort?: TableSort | undefined
  /** Called with the order that the visitor asks for. */
  onSort?: ((sort: TableSort) => void) | undefined
  /** Adds a checkbox to every row. */
  selection?: TableSelection | undefined
  /** Accessible name of the column with the actions of the rows. */
  actionsLabel?: string | undefined
  /** Announced message while rows are loaded, with placeholders instead of rows; `false` before and after that. */
  loading?: string | false | undefined
}

/** A data table; scrolls horizontally if it is wider than the page, with a sticky first column. */
export function Table(props: TableProps) {
  const { caption, showCaption, columns, rows, emptyLabel, size, sort, onSort, ...rest } = props
  const { selection, actionsLabel, loading, ...native } = rest
  const id = useId()
  const width = columns.length + (selection ? 1 : 0) + (actionsLabel ? 1 : 0)
  const shown = loading ? [] : rows
  return (
    <>
      {showCaption && (
        <p id={id} className={styles.caption}>
          {caption}
        </p>
      )}
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
            {shown.map((row) => (
              <Row key={row.id} {...{ row, columns, selection, actionsLabel }} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td className={loading ? undefined : styles.empty} colSpan={width}>
                  {loading ? <Skeleton variant="row" count={3} /> : emptyLabel}
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

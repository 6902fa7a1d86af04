import { useId } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx'
import type { ScrollRegionProps } from '../ScrollRegion/ScrollRegion.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Table.css.ts'

export interface TableColumn {
  /** Column header, with its unit in brackets: `Power (kW)`. */
  label: ReactNode
  /** `end` for numbers, so that their digits are aligned. */
  align?: keyof typeof styles.align | undefined
}

export interface TableRow {
  /** Unique among the rows. */
  id: string
  /** One cell per column; the first is the row header. */
  cells: readonly ReactNode[]
}

export interface TableProps extends NativeProps<'table'> {
  /** Accessible name of the table and, with `captionShown`, its visible title. */
  caption: string
  /** Shows the caption; hidden visually by default, where a heading above conveys it. */
  showCaption?: boolean | undefined
  /** Columns in order; the first contains the row headers. */
  columns: readonly TableColumn[]
  /** In display order. */
  rows: readonly TableRow[]
  /** Text shown instead of rows in an empty table, e.g. 'No data'. */
  emptyLabel: string
  /** `screen` limits the height to most of the screen and keeps the column headers in view. */
  size?: ScrollRegionProps['size']
}

/** A data table; scrolls horizontally if it is wider than the page, with a sticky first column. */
export function Table({
  caption,
  showCaption: captionShown,
  columns,
  rows,
  emptyLabel: empty,
  size,
  ...native
}: TableProps) {
  const id = useId()
  return (
    <>
      {captionShown && (
        <p id={id} className={styles.caption}>
          {caption}
        </p>
      )}
      <ScrollRegion label={caption} size={size}>
        <table aria-labelledby={captionShown ? id : undefined} {...native} className={styles.table}>
          {!captionShown && <caption className={hidden}>{caption}</caption>}
          <thead>
            <tr>
              {columns.map(({ label, align = 'start' }, index) => (
                <th key={index} scope="col" className={`${styles.head} ${styles.align[align]}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} columns={columns} {...row} />
            ))}
            {rows.length === 0 && (
              <tr>
                <td className={styles.empty} colSpan={columns.length}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}

function Row({ cells, columns }: TableRow & Pick<TableProps, 'columns'>) {
  return (
    <tr className={styles.row}>
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
    </tr>
  )
}

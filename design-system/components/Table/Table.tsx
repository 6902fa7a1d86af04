import { useId } from 'react'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx'
import type { ScrollRegionProps } from '../ScrollRegion/ScrollRegion.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Table.css.ts'

export interface TableColumn {
  /** Heads the column, its unit in brackets: `Power (kW)`. */
  label: ReactNode
  /** `end` for numbers, so that their digits stand below each other. */
  align?: keyof typeof styles.align | undefined
}

export interface TableRow {
  /** Unique among the rows. */
  id: string
  /** One per column; the first names the row. */
  cells: readonly ReactNode[]
}

export interface TableProps {
  /** What the table tells: its name for those who hear it and, with `captionShown`, its title. */
  caption: string
  /** Whether the caption is seen, too; a heading right above may have said it. */
  captionShown?: boolean | undefined
  /** The first holds the names of the rows. */
  columns: readonly TableColumn[]
  /** In the order in which they are read. */
  rows: readonly TableRow[]
  /** Stands in place of the rows where there are none: `no data`. */
  empty: string
  /** `screen` scrolls within most of the screen's height, with the head of the columns in place. */
  size?: ScrollRegionProps['size']
}

/** Things that are compared by their values; wider than the page it scrolls, and the first column stays. */
export function Table({ caption, captionShown, columns, rows, empty, size }: TableProps) {
  const id = useId()
  return (
    <>
      {captionShown && (
        <p id={id} className={styles.caption}>
          {caption}
        </p>
      )}
      <ScrollRegion label={caption} size={size}>
        <table className={styles.table} aria-labelledby={captionShown ? id : undefined}>
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
        const className = `${styles.cell} ${styles.align[columns[index]?.align ?? 'start']}`
        return index === 0 ? (
          <th key={index} scope="row" className={className}>
            {cell}
          </th>
        ) : (
          <td key={index} className={className}>
            {cell}
          </td>
        )
      })}
    </tr>
  )
}

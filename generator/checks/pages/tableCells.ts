import { locateProblem } from '../../input/json.ts'
import { listSectionsBySourceFile } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'

interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly unknown[] }[]
}

/** Requires rows of a ComparisonTable to have one cell for each column. */
export const checkTableCells: ProjectCheck = function* (project) {
  for (const { file, section } of listSectionsBySourceFile(project)) {
    if (section.name !== 'ComparisonTable' || !section.props) continue
    const { columns, rows } = section.props as unknown as Table
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        yield locateProblem(file, [...section.path, 'rows', index, 'cells'], {
          code: 'table-cells',
          what: `The row has ${cells.length} cells, the table ${columns.length} columns.`,
          fix: 'Give the row one cell for each column.',
        })
  }
}

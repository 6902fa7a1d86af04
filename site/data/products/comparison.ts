/** Groups of comparable products. */
export const comparisonProductGroups = ['home', 'loggers', 'business'] as const
export type ComparisonProductGroup = (typeof comparisonProductGroups)[number]

/** Maximum number of products in a comparison. */
export const maxComparedProducts = 3

/** Specification of a product in one language. */
export type FormattedSpecification = readonly {
  /** Id of the group, the same in every language. */
  readonly id: string
  readonly rows: readonly { readonly id: string; readonly value: string }[]
}[]

/** Row of a comparison. */
export interface SpecificationComparisonRow {
  readonly id: string
  /** Value per product; undefined if the product lacks the row. */
  readonly values: readonly (string | undefined)[]
  /** True if all products have the same value. */
  readonly same: boolean
}
/** Group of rows of a comparison. */
export interface SpecificationComparisonGroup {
  readonly id: string
  readonly rows: readonly SpecificationComparisonRow[]
}

interface Row {
  readonly id: string
  readonly values: (string | undefined)[]
}

/**
 * Aligns the rows of several specifications. A row belongs to the group in which it occurs first, so that rows such as size
 * and mass are aligned even if products list them in different groups.
 */
export function compareSpecifications(
  specifications: readonly FormattedSpecification[],
): readonly SpecificationComparisonGroup[] {
  const groups: { readonly id: string; readonly rows: Row[] }[] = []
  specifications.forEach((specification, at) => {
    for (const { id, rows } of specification) {
      const sameGroup = groups.find((group) => group.id === id)
      for (const row of rows) {
        const isUnmatched = (one: Row) => one.id === row.id && one.values[at] === undefined
        const match =
          sameGroup?.rows.find(isUnmatched) ??
          groups.flatMap((group) => group.rows).find(isUnmatched)
        if (match) match.values[at] = row.value
        else
          addRow(groups, id, { id: row.id, values: valuesOf(specifications.length, at, row.value) })
      }
    }
  })
  return groups.map(({ id, rows }) => ({
    id,
    rows: rows.map((row) => ({
      ...row,
      same: row.values.every((value) => value === row.values[0]),
    })),
  }))
}

const valuesOf = (count: number, at: number, value: string) =>
  Array.from({ length: count }, (_, i) => (i === at ? value : undefined))

function addRow(groups: { readonly id: string; readonly rows: Row[] }[], id: string, row: Row) {
  const group = groups.find((one) => one.id === id)
  if (group) group.rows.push(row)
  else groups.push({ id, rows: [row] })
}

/** Removes rows without differences, and groups without remaining rows. */
export const filterDifferingRows = (
  groups: readonly SpecificationComparisonGroup[],
): readonly SpecificationComparisonGroup[] =>
  groups
    .map(({ id, rows }) => ({ id, rows: rows.filter(({ same }) => !same) }))
    .filter(({ rows }) => rows.length > 0)

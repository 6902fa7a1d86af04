/** Kinds of products that can be compared with each other. */
export const comparisonGroups = ['home', 'loggers', 'business'] as const
export type ComparisonGroup = (typeof comparisonGroups)[number]

/** How many are compared at once. */
export const mostCompared = 3

/** A product's specification as it is written in one language. */
export type WrittenSpecification = readonly {
  /** Stays the same in every language. */
  readonly id: string
  readonly rows: readonly { readonly id: string; readonly value: string }[]
}[]

export interface ComparedRow {
  readonly id: string
  /** One for each product; none where it says nothing of this. */
  readonly values: readonly (string | undefined)[]
  /** Whether every product says the same. */
  readonly same: boolean
}
export interface ComparedGroup {
  readonly id: string
  readonly rows: readonly ComparedRow[]
}

interface Row {
  readonly id: string
  readonly values: (string | undefined)[]
}

/**
 * Sets specifications side by side: a row stands in the group of the product that names it first, so that size and mass
 * meet whatever their groups are called.
 */
export function compareSpecifications(
  specifications: readonly WrittenSpecification[],
): readonly ComparedGroup[] {
  const groups: { readonly id: string; readonly rows: Row[] }[] = []
  specifications.forEach((specification, at) => {
    for (const { id, rows } of specification) {
      const own = groups.find((group) => group.id === id)
      for (const row of rows) {
        const isFree = (one: Row) => one.id === row.id && one.values[at] === undefined
        const met = own?.rows.find(isFree) ?? groups.flatMap((group) => group.rows).find(isFree)
        if (met) met.values[at] = row.value
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

/** Only rows in which products differ, and only groups that have such rows. */
export const differencesOf = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  groups
    .map(({ id, rows }) => ({ id, rows: rows.filter(({ same }) => !same) }))
    .filter(({ rows }) => rows.length > 0)

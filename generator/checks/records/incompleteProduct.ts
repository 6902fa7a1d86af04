import { isDeepStrictEqual } from 'node:util'
import type { MaintenanceInterval } from '#data/content/maintenance.ts'
import { type JsonPath, locateProblem } from '../../input/json.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { ProjectCheck } from '../check.ts'

/** Due times for which every product needs a maintenance task. */
const requiredDueTimes: readonly MaintenanceInterval[] = ['always', 'half-year']

/** Requires maintenance tasks, a warranty, own figures, own document numbers and mutual compatibility for every published product. */
export const checkIncompleteProducts: ProjectCheck = function* ({ records }) {
  const { file, entries, readable } = records.products
  if (!file || !readable) return
  const tasks = publishedIn(records['maintenance-tasks'])
  const warranties = publishedIn(records.warranties)
  const products = publishedIn(records.products)
  for (const [index, { value, path }] of entries.entries()) {
    if (!value?.state) continue
    const { id, page, compatible } = value
    const report = (at: JsonPath, what: string, fix: string): ConfigProblem =>
      locateProblem(file, [...path, ...at], { code: 'incomplete-product', what, fix })
    const due = new Set(tasks?.flatMap((task) => (task.products.includes(id) ? task.due : [])))
    const missing = requiredDueTimes.filter((time) => !due.has(time))
    if (tasks && missing.length > 0)
      yield report(
        ['id'],
        `No maintenance task of this product is due "${missing.join('", "')}".`,
        'Name it in "products" of such tasks in content/maintenance-tasks.json.',
      )
    if (warranties && !warranties.some((one) => one.products.includes(id)))
      yield report(
        ['id'],
        'No warranty is for this product.',
        'Name it in "products" of a warranty in content/warranties.json.',
      )
    const { series } = value.documents
    const namesake = entries.find(
      (one, at) => at < index && one.value?.state && one.value.documents.series === series,
    )
    if (namesake?.value)
      yield report(
        ['documents', 'series'],
        `The documents of "${namesake.value.id}" have the same numbers.`,
        `Tell them apart by a suffix, e.g. ${series.split('-')[0]}-2.`,
      )
    for (const field of ['facts', 'specifications'] as const) {
      const original = entries.find(
        (one, at) => at < index && startsWith(one.value?.[field] ?? [], value[field]),
      )
      if (original?.value)
        yield report(
          [field],
          `These are the ${field} of "${original.value.id}".`,
          'Write those of this product.',
        )
    }
    // A product page names a selection of compatible products, not all.
    if (page !== undefined) continue
    for (const [at, other] of compatible.entries()) {
      const record = products?.find((one) => one.id === other && one.page === undefined)
      if (record && !record.compatible.includes(id))
        yield report(
          ['compatible', at],
          `"${other}" does not work with "${id}".`,
          `Name "${id}" in "compatible" of "${other}", too, or take it out here.`,
        )
    }
  }
}

const startsWith = (all: readonly unknown[], part: readonly unknown[]): boolean =>
  isDeepStrictEqual(all.slice(0, part.length), part)

/** Returns the published records of a file, or nothing if a record could not be decoded. */
function publishedIn<T extends { readonly state: boolean }>({
  entries,
  readable,
}: {
  readonly entries: readonly { readonly value: T | undefined }[]
  readonly readable: boolean
}): readonly T[] | undefined {
  if (!readable || entries.some(({ value }) => !value)) return undefined
  return entries.flatMap(({ value }) => (value?.state ? value : []))
}

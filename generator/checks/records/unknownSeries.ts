import { productSeriesLetters } from '#data/downloads/downloads.ts'
import { locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires document numbers of products to begin with the letters of a known series. */
export const checkProductSeriesLetters: ProjectCheck = function* ({ records: { products } }) {
  const { file, entries } = products
  for (const { value, path } of entries) {
    const [letters = ''] = value?.documents.series.split('-') ?? []
    if (!file || !value || productSeriesLetters.includes(letters)) continue
    const fix = `Series are: ${productSeriesLetters.join(', ')}; site/data/downloads/downloads.ts says which products each is of.`
    yield locateProblem(file, [...path, 'documents', 'series'], {
      code: 'unknown-series',
      what: `No series of documents is called "${letters}".`,
      fix,
    })
  }
}

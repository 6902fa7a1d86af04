import type { LoaderFunctionArgs } from 'react-router'
import { type Case, type CaseTeaser, type CaseKind, parseCaseKind } from '#data/content/cases.ts'
import type { ProductTile } from '#data/products/products.ts'
import { productTiles } from './products.server.ts'
import { inLanguage, placeOf, published, recordAt } from './records.server.ts'

function cardsOf(args: LoaderFunctionArgs, kind: CaseKind | undefined): readonly CaseTeaser[] {
  const place = placeOf(args)
  return published('cases', place)
    .filter((record) => kind === undefined || record.kind === kind)
    .map((record) => {
      const { id, kind: own, title, region, picture, figures } = inLanguage(record, place.locale)
      return { id, kind: own, title, region, picture, figures }
    })
}

/** Lists the cases of the kind in `?kind=`, or all. */
export function caseList(args: LoaderFunctionArgs): {
  readonly kind: CaseKind | undefined
  readonly cases: readonly CaseTeaser[]
} {
  const query = args.url.searchParams.get('kind')
  const kind = query === null ? undefined : parseCaseKind(query)
  return { kind, cases: cardsOf(args, kind) }
}

/** Lists the cases of a kind. */
export const caseTeaser = (
  args: LoaderFunctionArgs,
  { kind }: { kind?: CaseKind },
): readonly CaseTeaser[] => cardsOf(args, kind)

/** Loads the case of the URL with its products. */
export function caseRecord(
  args: LoaderFunctionArgs,
): Case & { readonly productTiles: readonly ProductTile[] } {
  const record = recordAt(args, 'cases')
  return { ...record, productTiles: productTiles(args, { products: record.products }) }
}

import type { LoaderFunctionArgs } from 'react-router'
import { type Case, type CaseCard, type CaseKind, caseKindOf } from '#data/cases.ts'
import type { ProductTile } from '#data/products.ts'
import { productTiles } from './products.server.ts'
import { inLanguage, placeOf, published, recordAt } from './records.server.ts'

function cardsOf(args: LoaderFunctionArgs, kind: CaseKind | undefined): readonly CaseCard[] {
  const place = placeOf(args)
  return published('cases', place)
    .filter((record) => kind === undefined || record.kind === kind)
    .map((record) => {
      const { id, kind: own, title, region, picture, figures } = inLanguage(record, place.locale)
      return { id, kind: own, title, region, picture, figures }
    })
}

/** Cases as `?kind=` asks for them: all without it. */
export function caseList(args: LoaderFunctionArgs): {
  readonly kind: CaseKind | undefined
  readonly cases: readonly CaseCard[]
} {
  const asked = args.url.searchParams.get('kind')
  const kind = asked === null ? undefined : caseKindOf(asked)
  return { kind, cases: cardsOf(args, kind) }
}

/** The cases of a kind. */
export const caseTeaser = (
  args: LoaderFunctionArgs,
  { kind }: { kind?: CaseKind },
): readonly CaseCard[] => cardsOf(args, kind)

/** The case that the address names, with the products it is made of. */
export function caseRecord(
  args: LoaderFunctionArgs,
): Case & { readonly productTiles: readonly ProductTile[] } {
  const record = recordAt(args, 'cases')
  return { ...record, productTiles: productTiles(args, { products: record.products }) }
}

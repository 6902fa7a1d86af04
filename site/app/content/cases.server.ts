import type { LoaderFunctionArgs } from 'react-router'
import {
  type LocalizedCaseStudy,
  type CaseStudyTeaser,
  type CaseStudyKind,
  parseCaseStudyKind,
} from '#data/content/cases.ts'
import type { ProductTile } from '#data/products/products.ts'
import { productTiles } from './products.server.ts'
import {
  resolveRecordLanguage,
  requestPlaceOf,
  listPublishedRecords,
  loadRecordOfUrl,
} from './records.server.ts'

function cardsOf(
  args: LoaderFunctionArgs,
  kind: CaseStudyKind | undefined,
): readonly CaseStudyTeaser[] {
  const place = requestPlaceOf(args)
  return listPublishedRecords('cases', place)
    .filter((record) => kind === undefined || record.kind === kind)
    .map((record) => {
      const {
        id,
        kind: own,
        title,
        region,
        picture,
        figures,
      } = resolveRecordLanguage(record, place.locale)
      return { id, kind: own, title, region, picture, figures }
    })
}

/** Lists the cases of the kind in `?kind=`, or all. */
export function caseList(args: LoaderFunctionArgs): {
  readonly kind: CaseStudyKind | undefined
  readonly cases: readonly CaseStudyTeaser[]
} {
  const query = args.url.searchParams.get('kind')
  const kind = query === null ? undefined : parseCaseStudyKind(query)
  return { kind, cases: cardsOf(args, kind) }
}

/** Lists the cases of a kind. */
export const caseTeaser = (
  args: LoaderFunctionArgs,
  { kind }: { kind?: CaseStudyKind },
): readonly CaseStudyTeaser[] => cardsOf(args, kind)

/** Loads the case of the URL with its products. */
export function caseRecord(
  args: LoaderFunctionArgs,
): LocalizedCaseStudy & { readonly productTiles: readonly ProductTile[] } {
  const record = loadRecordOfUrl(args, 'cases')
  return { ...record, productTiles: productTiles(args, { products: record.products }) }
}

import type { LoaderFunctionArgs } from 'react-router'
import {
  type LocalizedCaseStudy,
  type LocalizedCaseStudyTeaser,
  type CaseStudyKind,
  parseCaseStudyKind,
} from '#data/content/cases.ts'
import type { ProductTileContent } from '#data/products/products.ts'
import { loadProductTiles } from './products.server.ts'
import {
  resolveRecordLanguage,
  readRequestLocation,
  listPublishedRecords,
  loadRecordOfUrl,
} from './records.server.ts'

function cardsOf(
  args: LoaderFunctionArgs,
  kind: CaseStudyKind | undefined,
): readonly LocalizedCaseStudyTeaser[] {
  const place = readRequestLocation(args)
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
export function loadCaseList(args: LoaderFunctionArgs): {
  readonly kind: CaseStudyKind | undefined
  readonly cases: readonly LocalizedCaseStudyTeaser[]
} {
  const query = args.url.searchParams.get('kind')
  const kind = query === null ? undefined : parseCaseStudyKind(query)
  return { kind, cases: cardsOf(args, kind) }
}

/** Lists the cases of a kind. */
export const loadCaseTeaser = (
  args: LoaderFunctionArgs,
  { kind }: { kind?: CaseStudyKind },
): readonly LocalizedCaseStudyTeaser[] => cardsOf(args, kind)

/** Loads the case of the URL with its products. */
export function loadCaseRecord(
  args: LoaderFunctionArgs,
): LocalizedCaseStudy & { readonly productTiles: readonly ProductTileContent[] } {
  const record = loadRecordOfUrl(args, 'cases')
  return { ...record, productTiles: loadProductTiles(args, { products: record.products }) }
}

import type { ListResponseRecord, ApiListName } from '#data/content/lists.ts'
import { getWebsiteCode, type WebsiteCode } from '#data/locale/websites.ts'
import { isSuccessBody, type ApiClient } from './client.ts'

/** Items of a list by website. */
export type ListsByWebsite<T> = Readonly<Record<WebsiteCode, readonly T[]>>

const wholeList = { page: 1, size: 9999 }

/** Requests a whole list in server order; empty on any error. */
export async function fetchListOfAllWebsites(
  client: ApiClient,
  name: ApiListName,
): Promise<readonly ListResponseRecord[]> {
  const body = await client.send(`/${name}`, { query: wholeList }).catch(() => undefined)
  return itemsIn(body)
}

/** Requests a list grouped by website, without unpublished items. */
export const fetchListByWebsite = async (
  client: ApiClient,
  name: ApiListName,
): Promise<ListsByWebsite<ListResponseRecord>> =>
  groupByWebsite(await fetchListOfAllWebsites(client, name))

/** Groups items by website; drops items with a falsy state or an unknown website. */
export function groupByWebsite<
  T extends { readonly state?: unknown; readonly websiteId?: unknown },
>(items: readonly T[]): ListsByWebsite<T> {
  const of = (code: WebsiteCode) =>
    items.filter(({ state, websiteId }) => Boolean(state) && getWebsiteCode(websiteId) === code)
  return { cn: of('cn'), en: of('en'), au: of('au'), de: of('de') }
}

function itemsIn(body: unknown): readonly ListResponseRecord[] {
  if (typeof body !== 'object' || body === null || !('data' in body)) return []
  const isError = ('code' in body || 'statusCode' in body) && !isSuccessBody(body)
  return !isError && Array.isArray(body.data) ? (body.data as readonly ListResponseRecord[]) : []
}

import type { ListedRecord, ListName, SiteTexts } from '#data/lists.ts'
import { type Locale, locales } from '#data/locales.ts'
import { websiteCodeOf, type WebsiteCode } from '#data/websites.ts'
import { isAnswer, type Client } from './client.ts'

/** Items of a list by the website that shows them. */
export type Grouped<T> = Readonly<Record<WebsiteCode, readonly T[]>>

const everything = { page: 1, size: 9999 }

/** A whole list (specification §7), as the server orders it; empty on any failure. */
export async function getList(
  client: Client,
  name: ListName | `http${string}`,
): Promise<readonly ListedRecord[]> {
  const path = name.startsWith('http') ? name : `/${name}`
  const body = await client.send(path, { query: everything }).catch(() => undefined)
  return itemsIn(body)
}

/** The same by website; what is not published is left out. */
export const getGroupedList = async (
  client: Client,
  name: ListName | `http${string}`,
): Promise<Grouped<ListedRecord>> => groupByWebsite(await getList(client, name))

/** Groups items by website and drops those whose state is falsy; one of no website belongs to none. */
export function groupByWebsite<
  T extends { readonly state?: unknown; readonly websiteId?: unknown },
>(items: readonly T[]): Grouped<T> {
  const of = (code: WebsiteCode) =>
    items.filter(({ state, websiteId }) => Boolean(state) && websiteCodeOf(websiteId) === code)
  return { cn: of('cn'), en: of('en'), au: of('au'), de: of('de') }
}

function itemsIn(body: unknown): readonly ListedRecord[] {
  if (typeof body !== 'object' || body === null || !('data' in body)) return []
  const refused = ('code' in body || 'statusCode' in body) && !isAnswer(body)
  return !refused && Array.isArray(body.data) ? (body.data as readonly ListedRecord[]) : []
}

const languages = {
  'en-US': 'en-US',
  zh_CN: 'zh-CN',
  en_AU: 'en-AU',
  de_DE: 'de-DE',
} as const satisfies Record<string, keyof SiteTexts>

/** Texts of a language and of American English, which stand in for what it lacks. */
export interface OwnTexts {
  readonly current: Readonly<Record<string, string>>
  readonly 'en-US': Readonly<Record<string, string>>
}

/** The site's texts (specification §7): those of a variant, and American English. */
export async function getSiteTexts(client: Client, locale: Locale): Promise<OwnTexts> {
  const { data } = await client.get('/config/i18n')
  return { current: data[languages[locales[locale].apiLanguage]], 'en-US': data['en-US'] }
}

import { Clock, Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api.ts'
import { listSize, type ListedRecord, type ListName, type SiteTexts } from '#data/lists.ts'
import { encodeBody, sendBody } from './body.ts'
import { noStore } from './headers.ts'
import type { Messages } from './words.ts'

export interface ContentOptions {
  /** The published records of a kind at a moment, once for every website that shows them. */
  readonly listed: (name: ListName, now: number) => readonly ListedRecord[]
  readonly messages: Messages
}

/** The calls for lists and texts. */
export const ContentLive = ({ listed, messages }: ContentOptions) => {
  const list =
    (name: ListName) =>
    ({ query }: { query: { readonly page?: number; readonly size?: number } }) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const { page = 1, size = listSize } = query
        const all = listed(name, now)
        const data = all.slice((page - 1) * size, page * size)
        return { code: 200 as const, message: 'ok', data, total: all.length }
      })
  const data: SiteTexts = {
    'zh-CN': messages.cn,
    'en-US': messages.en,
    'en-AU': messages.au,
    'de-DE': messages.de,
  }
  // Made when it is first asked for: pages bring their own words.
  let packed: ReturnType<typeof pack> | undefined
  const pack = () =>
    encodeBody(
      'application/json; charset=utf-8',
      Buffer.from(JSON.stringify({ code: 200, message: 'ok', data })),
      9,
    )
  return HttpApiBuilder.group(Api, 'content', (handlers) =>
    handlers.handleAll({
      activities: list('activities'),
      articles: list('articles'),
      cases: list('cases'),
      expos: list('expos'),
      news: list('news'),
      products: list('products'),
      siteTexts: Effect.fnUntraced(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const body = yield* Effect.promise(() => (packed ??= pack()))
        return sendBody(body, { request: request.headers, headers: noStore, conditional: false })
      }),
    }),
  )
}

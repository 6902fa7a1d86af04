import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { maxListSize, type ApiListName, type SiteTextsByLanguage } from '#data/content/lists.ts'
import { encodeBody, sendEncodedBody } from '../http/body.ts'
import { noStoreHeaders } from '../http/headers.ts'
import { ServedSite } from '../pages/site.ts'

/** Handlers of lists and texts; they need no database. */
export const contentRoutes = HttpApiBuilder.group(
  Api,
  'content',
  Effect.fnUntraced(function* (handlers) {
    const { messages, build } = yield* ServedSite
    const { listed } = build.entry.module
    const list =
      (name: ApiListName) =>
      ({ query }: { query: { readonly page?: number; readonly size?: number } }) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const { page = 1, size = maxListSize } = query
          const all = listed(name, now)
          const data = all.slice((page - 1) * size, page * size)
          return { code: 200 as const, message: 'ok', data, total: all.length }
        })
    const data: SiteTextsByLanguage = {
      'zh-CN': messages.cn,
      'en-US': messages.en,
      'en-AU': messages.au,
      'de-DE': messages.de,
    }
    // On first use: pages carry their own texts.
    const texts = yield* Effect.cached(
      Effect.promise(() =>
        encodeBody(
          'application/json; charset=utf-8',
          Buffer.from(JSON.stringify({ code: 200, message: 'ok', data })),
          9,
        ),
      ),
    )
    return handlers.handleAll({
      activities: list('activities'),
      articles: list('articles'),
      cases: list('cases'),
      expos: list('expos'),
      news: list('news'),
      products: list('products'),
      siteTexts: ({ request: { headers } }) =>
        Effect.map(texts, (body) =>
          sendEncodedBody(body, { request: headers, headers: noStoreHeaders, conditional: false }),
        ),
    })
  }),
)

import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { TooManyRequests, Unavailable } from './httpErrors.ts'
import { ListAnswer, ListQuery, SiteTextsAnswer } from './lists.ts'
import { ConsentAnswer } from './thirdParties.ts'
import { VisitData } from './visitData.ts'

const list = { query: ListQuery, success: ListAnswer }

/** Lists of published records and the site's texts (specification §7); they need no database. */
export class ContentApi extends HttpApiGroup.make('content')
  .add(HttpApiEndpoint.get('activities', '/activities', list))
  .add(HttpApiEndpoint.get('articles', '/articles', list))
  .add(HttpApiEndpoint.get('cases', '/cases', list))
  .add(HttpApiEndpoint.get('expos', '/expos', list))
  .add(HttpApiEndpoint.get('news', '/news', list))
  .add(HttpApiEndpoint.get('products', '/products', list))
  .add(
    HttpApiEndpoint.get('siteTexts', '/config/i18n', { success: SiteTextsAnswer }).annotate(
      OpenApi.Description,
      'The texts of the site in every language.',
    ),
  ) {}

/** What visitors who allow statistics tell of their visit. */
export class VisitApi extends HttpApiGroup.make('visits').add(
  HttpApiEndpoint.post('keep', '/visits', {
    payload: VisitData,
    success: HttpApiSchema.NoContent,
    error: [TooManyRequests, Unavailable],
  }).annotate(
    OpenApi.Description,
    'Keeps the newest state of a visit; without consent for statistics nothing is kept (specification §3, §4).',
  ),
) {}

const pixel = { success: HttpApiSchema.NoContent }

/** Stand-ins for scripts of third parties, for browsers without script. */
export class PixelApi extends HttpApiGroup.make('pixels')
  .add(HttpApiEndpoint.get('tag-manager', '/pixels/tag-manager', pixel))
  .add(HttpApiEndpoint.get('ad-tracker', '/pixels/ad-tracker', pixel))
  .add(HttpApiEndpoint.get('network-tag', '/pixels/network-tag', pixel))
  .annotate(
    OpenApi.Description,
    'Leads to the pixel of a third party (302); 204 without its id or consent (specification §7).',
  ) {}

/** What a page may load of others, by the visitor's consent. */
export class ConsentApi extends HttpApiGroup.make('consent').add(
  HttpApiEndpoint.get('allowed', '/consent.json', { success: ConsentAnswer }).annotate(
    OpenApi.Description,
    'Third parties the visitor allowed, and the consent signals for them (specification §4, §7).',
  ),
) {}

import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { TooManyRequestsError, ServiceUnavailableError } from '../api/httpErrors.ts'
import { ListResponseSchema, listQueryFields, SiteTextsResponseSchema } from './lists.ts'
import { ConsentResponse } from '../consent/thirdParties.ts'
import { AnalyticsVisitData } from '../analytics/visitData.ts'

const listEndpoint = { query: listQueryFields, success: ListResponseSchema }

/** Lists of published records and the site's texts; these calls need no database. */
export class ContentApi extends HttpApiGroup.make('content')
  .add(HttpApiEndpoint.get('activities', '/activities', listEndpoint))
  .add(HttpApiEndpoint.get('articles', '/articles', listEndpoint))
  .add(HttpApiEndpoint.get('cases', '/cases', listEndpoint))
  .add(HttpApiEndpoint.get('expos', '/expos', listEndpoint))
  .add(HttpApiEndpoint.get('news', '/news', listEndpoint))
  .add(HttpApiEndpoint.get('products', '/products', listEndpoint))
  .add(
    HttpApiEndpoint.get('siteTexts', '/config/i18n', { success: SiteTextsResponseSchema }).annotate(
      OpenApi.Description,
      'Returns the texts of the site in every language.',
    ),
  ) {}

/** Analytics of visitors who allow statistics. */
export class AnalyticsVisitApi extends HttpApiGroup.make('visits').add(
  HttpApiEndpoint.post('keep', '/visits', {
    payload: AnalyticsVisitData,
    success: HttpApiSchema.NoContent,
    error: [TooManyRequestsError, ServiceUnavailableError],
  }).annotate(
    OpenApi.Description,
    'Stores the latest state of a visit. Without consent to statistics nothing is stored.',
  ),
) {}

const pixelEndpoint = { success: HttpApiSchema.NoContent }

/** Tracking pixels of third parties, for browsers without script. */
export class TrackingPixelApi extends HttpApiGroup.make('pixels')
  .add(HttpApiEndpoint.get('tag-manager', '/pixels/tag-manager', pixelEndpoint))
  .add(HttpApiEndpoint.get('ad-tracker', '/pixels/ad-tracker', pixelEndpoint))
  .add(HttpApiEndpoint.get('network-tag', '/pixels/network-tag', pixelEndpoint))
  .annotate(
    OpenApi.Description,
    'Redirects to the tracking pixel of a third party (302); 204 if it is not configured or not allowed.',
  ) {}

/** Third parties that a page may load, by the visitor's consent. */
export class ConsentApi extends HttpApiGroup.make('consent').add(
  HttpApiEndpoint.get('allowed', '/consent.json', { success: ConsentResponse }).annotate(
    OpenApi.Description,
    'Returns the third parties that the visitor has allowed, and the consent signals for them.',
  ),
) {}

import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { OkResponseSchema } from '../api/responses.ts'
import {
  NotAuthorizedError,
  InvalidSignatureError,
  UnknownStorageSystemError,
  TooManyRequestsError,
  ServiceUnavailableError,
  ValidationFailedError,
} from '../api/httpErrors.ts'
import { serverLimits } from '../ops/limits.ts'
import {
  eventListQueryFields,
  EnergyHistoryEntrySchema,
  energyHistoryQueryFields,
  AccountStorageSystem,
  StorageSystemEventSchema,
  SystemPowersSchema,
  EnergyTariffSchema,
} from './systems.ts'

const signatureHeader = (description: string) =>
  Schema.optional(
    Schema.String.check(Schema.isMaxLength(100)).annotate({
      description: `${description}; at most 100 characters`,
    }),
  )

const headers = {
  'x-client-id': signatureHeader('The client id of the credentials'),
  'x-timestamp': signatureHeader(
    'Time of the request, ISO 8601; at most 5 minutes from the time of the server',
  ),
  'x-signature': signatureHeader(
    'Base64 of HMAC-SHA256, keyed with the client secret, over method, path with query, and timestamp, separated by line feeds; valid for one request',
  ),
}

const commonErrors = [
  InvalidSignatureError,
  NotAuthorizedError,
  TooManyRequestsError,
  ServiceUnavailableError,
] as const

const id = (kind: string) =>
  Schema.String.annotate({
    description: `Id of the ${kind}, from the list of systems`,
  })

const system = { system: id('system') }

/** Response about illustrative systems. */
const illustrative = <F extends Schema.Struct.Fields>(fields: F) =>
  Schema.Struct({
    ...OkResponseSchema.fields,
    illustrative: Schema.Literal(true).annotate({
      description: 'Currently always true: values are computed, not measured',
    }),
    ...fields,
  })

/** The partner API, public name Open API: signed, read-only requests. */
export class PartnerApi extends HttpApiGroup.make('openApi')
  .add(
    HttpApiEndpoint.get('whoami', '/open-api/v1/whoami', {
      headers,
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        account: Schema.String.annotate({
          description: 'User name of the account',
        }),
        scopes: Schema.Array(Schema.String).annotate({
          description: 'Scopes of the credentials',
        }),
        limit: Schema.Struct({
          calls: Schema.Int.annotate({ description: 'Number of calls allowed per time window' }),
          seconds: Schema.Int.annotate({
            description: 'Length of the time window in seconds',
          }),
        }).annotate({ description: 'Rate limit of the credentials' }),
      }),
      error: commonErrors,
    }).annotate(
      OpenApi.Description,
      'Returns the account and the scopes of the credentials, for testing and debugging.',
    ),
  )
  .add(
    HttpApiEndpoint.get('systems', '/open-api/v1/systems', {
      headers,
      success: illustrative({
        systems: Schema.Array(AccountStorageSystem).annotate({
          description: 'Systems of the account',
        }),
      }),
      error: commonErrors,
    }).annotate(OpenApi.Description, 'Lists the systems of the account. Scope: systems.'),
  )
  .add(
    HttpApiEndpoint.get('state', '/open-api/v1/systems/:system/state', {
      headers,
      params: system,
      success: illustrative({ ...SystemPowersSchema.fields }),
      error: [UnknownStorageSystemError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Returns the current powers and the stored energy of a system. They balance: solar + battery + grid = load. Scope: state.',
    ),
  )
  .add(
    HttpApiEndpoint.get('history', '/open-api/v1/systems/:system/history', {
      headers,
      params: system,
      query: energyHistoryQueryFields,
      success: illustrative({
        system: id('system'),
        step: energyHistoryQueryFields.step,
        entries: Schema.Array(EnergyHistoryEntrySchema).annotate({
          description: `Complete steps of the range, oldest first, at most ${serverLimits.historyEntries}`,
        }),
      }),
      error: [ValidationFailedError, UnknownStorageSystemError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      `Returns the energies of a system in steps. They balance: solar + discharged + bought = load + charged + sold. A range holds at most ${serverLimits.historyEntries} steps and begins at most ${serverLimits.historyDays} days ago. Scope: history.`,
    ),
  )
  .add(
    HttpApiEndpoint.get('events', '/open-api/v1/systems/:system/events', {
      headers,
      params: system,
      query: eventListQueryFields,
      success: illustrative({
        system: id('system'),
        events: Schema.Array(StorageSystemEventSchema).annotate({
          description: 'Events, newest first',
        }),
        next: Schema.NullOr(Schema.String).annotate({
          description: 'Value of `before` for the next page; null on the last page',
        }),
      }),
      error: [ValidationFailedError, UnknownStorageSystemError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      `Lists the events of a system in the last ${serverLimits.eventDays} days, paginated. Scope: events.`,
    ),
  )
  .add(
    HttpApiEndpoint.get('tariffs', '/open-api/v1/sites/:site/tariffs', {
      headers,
      params: { site: id('site') },
      success: illustrative({ site: id('site'), ...EnergyTariffSchema.fields }),
      error: [UnknownStorageSystemError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Returns the energy prices of a site by hour. Scope: tariffs.',
    ),
  ) {}

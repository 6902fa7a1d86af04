import { Clock, Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import {
  NotAuthorizedError,
  InvalidSignatureError,
  UnknownStorageSystemError,
} from '#data/api/httpErrors.ts'
import {
  detectStorageSystemEvents,
  aggregateEnergyHistory,
  energyHistorySteps,
  simulateSystemReading,
  type EnergyHistoryStep,
} from '#data/partner-api/simulation.ts'
import { serverLimits, partnerApiRateLimit } from '#data/ops/limits.ts'
import type { PartnerApiScope } from '#data/partner-api/systems.ts'
import {
  enforceRateLimit,
  failWithFieldError,
  createOkMessageResponse,
  runDatabaseQuery,
  failWithTooManyRequests,
} from '../api/currentCaller.ts'
import { authenticateSignedRequest, listAccountSystems } from './partnerApi.ts'

const day = 86_400_000
const seconds = partnerApiRateLimit.window / 1000

const notSigned = (id: MessageId) =>
  Effect.flatMap(CurrentApiCaller, ({ text }) =>
    Effect.fail(new InvalidSignatureError({ code: 401, message: text(id) })),
  )

interface SignedHeaders {
  readonly 'x-client-id'?: string | undefined
  readonly 'x-timestamp'?: string | undefined
  readonly 'x-signature'?: string | undefined
}

const isoTime = (ms: number) => new Date(ms).toISOString().replace('.000', '')

/** Returns the account that signed the call, if it has the permission. */
const authorized = Effect.fnUntraced(function* (headers: SignedHeaders, scope: PartnerApiScope) {
  const { method, url } = yield* HttpServerRequest.HttpServerRequest
  const { text } = yield* CurrentApiCaller
  yield* enforceRateLimit('openApi')
  const request = {
    method,
    path: url,
    clientId: headers['x-client-id'] ?? '',
    time: headers['x-timestamp'] ?? '',
    signature: headers['x-signature'] ?? '',
  }
  return yield* runDatabaseQuery(authenticateSignedRequest(request, scope)).pipe(
    Effect.catchTags({
      TimestampRejected: () => notSigned('open-api.time.wrong'),
      SignatureRejected: () => notSigned('open-api.signature.wrong'),
      SignatureReused: () => notSigned('open-api.signature.used'),
      CallsExceeded: () => failWithTooManyRequests(seconds),
      ScopeMissing: () =>
        Effect.fail(new NotAuthorizedError({ code: 403, message: text('open-api.scope.missing') })),
    }),
  )
})

/** Returns the system or site with an id, if it belongs to the account. */
const find = Effect.fnUntraced(function* (account: string, by: 'id' | 'site', id: string) {
  const systems = listAccountSystems(account)
  const found = systems.find((one) => one[by] === id)
  const { text } = yield* CurrentApiCaller
  if (found === undefined)
    return yield* new UnknownStorageSystemError({
      code: 404,
      message: text('open-api.system.unknown'),
    })
  return found.system
})

const illustrativeAnswer = Effect.map(createOkMessageResponse('open-api.ok'), (answer) => ({
  ...answer,
  illustrative: true as const,
}))

/** Handlers of the Open API, for programs with signed requests. */
export const partnerApiRoutes = HttpApiBuilder.group(Api, 'openApi', (handlers) =>
  handlers.handleAll({
    whoami: Effect.fnUntraced(function* ({ headers }) {
      const { username: account, scopes } = yield* authorized(headers, 'whoami')
      const limit = { calls: partnerApiRateLimit.count, seconds }
      return { ...(yield* createOkMessageResponse('open-api.whoami.ok')), account, scopes, limit }
    }),
    systems: Effect.fnUntraced(function* ({ headers }) {
      const { account } = yield* authorized(headers, 'systems')
      const own = listAccountSystems(account)
      const systems = own.map(({ id, site, system }) => {
        const { kind, product, model, mode, power, capacity, solarPeak } = system
        return { id, site, kind, product, model, mode, power, capacity, solarPeak }
      })
      return { ...(yield* illustrativeAnswer), systems }
    }),
    state: Effect.fnUntraced(function* ({ headers, params: { system: id } }) {
      const { account } = yield* authorized(headers, 'state')
      const system = yield* find(account, 'id', id)
      const { at, ...reading } = simulateSystemReading(system, yield* Clock.currentTimeMillis)
      const stateOfCharge = Math.round((reading.stored / system.capacity) * 1000) / 1000
      return {
        ...(yield* illustrativeAnswer),
        system: id,
        at: isoTime(at),
        ...reading,
        stateOfCharge,
      }
    }),
    history: Effect.fnUntraced(function* ({ headers, params: { system: id }, query: search }) {
      const { account } = yield* authorized(headers, 'history')
      const system = yield* find(account, 'id', id)
      const { step } = search
      const { from, to } = yield* rangeOf(search)
      const entries = aggregateEnergyHistory(system, from, to, step).map(({ at, ...energies }) => ({
        at: isoTime(at),
        ...energies,
      }))
      return { ...(yield* illustrativeAnswer), system: id, step, entries }
    }),
    events: Effect.fnUntraced(function* ({ headers, params: { system: id }, query: search }) {
      const { account } = yield* authorized(headers, 'events')
      const system = yield* find(account, 'id', id)
      const { limit = serverLimits.eventPage, before } = search
      const now = yield* Clock.currentTimeMillis
      const all = detectStorageSystemEvents(system, now - serverLimits.eventDays * day, now)
      const rest = before === undefined ? all : all.filter((event) => event.id < before)
      const events = rest.slice(0, limit)
      return {
        ...(yield* illustrativeAnswer),
        system: id,
        events: events.map(({ at, ...event }) => ({ ...event, at: isoTime(at) })),
        next: rest.length > limit ? (events.at(-1)?.id ?? null) : null,
      }
    }),
    tariffs: Effect.fnUntraced(function* ({ headers, params: { site } }) {
      const { account } = yield* authorized(headers, 'tariffs')
      const { tariff } = yield* find(account, 'site', site)
      return { ...(yield* illustrativeAnswer), site, ...tariff }
    }),
  }),
)

interface RequestedRange {
  readonly from: string
  readonly to?: string
  readonly step: EnergyHistoryStep
}

/** The requested range in whole steps, in ms since the epoch; fails if it is too long or too old. */
const rangeOf = Effect.fnUntraced(function* ({ from, to, step }: RequestedRange) {
  const time = energyHistorySteps[step]
  const now = yield* Clock.currentTimeMillis
  const whole = (ms: number) => Math.floor(ms / time) * time
  const begin = whole(Date.parse(from))
  const end = whole(Math.min(to === undefined ? now : Date.parse(to), now))
  if (begin < now - serverLimits.historyDays * day)
    return yield* failWithFieldError('from', 'open-api.range.old')
  if (begin >= end) return yield* failWithFieldError('to', 'open-api.range.empty')
  if ((end - begin) / time > serverLimits.historyEntries)
    return yield* failWithFieldError('to', 'open-api.range.long')
  return { from: begin, to: end }
})

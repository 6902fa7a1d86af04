import type { BlockList } from 'node:net'
import { join } from 'node:path'
import { Effect, Option, Schema } from 'effect'
import { thirdPartyNames, type ThirdParty, type ThirdPartyName } from '#data/thirdParties.ts'
import type { DatabasePlace } from './database/database.ts'
import { dataFolder } from './database/folder.ts'
import type { MailOptions } from './mail/carrier.ts'
import { blockList, splitList } from './networks.ts'
import type { Retention } from './retention.ts'
import { settings, type Setting } from './settings.ts'

/** How the server was told to run. */
export interface ServerConfig {
  /** Port of the metrics; none: they are not served. */
  readonly metricsPort: number | undefined
  /** Where a collector takes traces. */
  readonly tracesUrl: string | undefined
  readonly retention: Retention
  /** Those whose id is set. */
  readonly thirdParties: readonly ThirdParty[]
  readonly port: number
  readonly host: string
  /** The site's own origin; none: the loopback host. */
  readonly origin: string | undefined
  /** Addresses whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: BlockList
  readonly logFormat: 'json' | 'pretty' | 'none'
  /** What links to drafts are signed with; none: there are no such links. */
  readonly previewSecret: string | undefined
  readonly database: DatabasePlace
  readonly mail: MailOptions & {
    /** Where enquiries go. */
    readonly company: string
  }
}

const partySettings = {
  'tag-manager': [settings.tagManagerId, settings.tagManagerHosts],
  'ad-tracker': [settings.adTrackerId, settings.adTrackerHosts],
  'network-tag': [settings.networkTagId, settings.networkTagHosts],
} as const satisfies Record<ThirdPartyName, readonly [unknown, unknown]>

const thirdParties = Effect.forEach(
  thirdPartyNames,
  Effect.fnUntraced(function* (name) {
    const [idSetting, hostsSetting] = partySettings[name]
    const id = Option.getOrUndefined(yield* idSetting.config)
    const [first, ...others] = splitList(yield* hostsSetting.config)
    if (id === undefined || first === undefined) return []
    return [{ name, id, hosts: [first, ...others] } satisfies ThirdParty]
  }),
).pipe(Effect.map((found) => found.flat()))

/** What `--help` prints. */
export const help = [
  'Serves the built site. Everything is set by environment variables:',
  '',
  ...Object.values(settings).map(
    ({ name, expects, otherwise }) => `  ${name.padEnd(27)} ${expects} (default: ${otherwise})`,
  ),
].join('\n')

/** The environment holds values the server cannot run with; `problems` has one line for each. */
export class WrongConfig extends Schema.TaggedError<WrongConfig>()('WrongConfig', {
  problems: Schema.Array(Schema.String),
}) {}

const problemOf = ({ name, expects, config }: Setting<unknown>) =>
  Effect.match(config, { onFailure: () => [`${name} must be ${expects}`], onSuccess: () => [] })

/** What is set must be set with what belongs to it. */
const together = Effect.gen(function* () {
  const { smtpUrl, mailFrom, mailCompany, webhookUrl, webhookSecret } = settings
  const isSet = (setting: Setting<Option.Option<string>>) =>
    Effect.map(setting.config, Option.isSome)
  const smtp = yield* isSet(smtpUrl)
  const missing = [
    ...(smtp && !(yield* isSet(mailFrom)) ? [mailFrom] : []),
    ...(smtp && !(yield* isSet(mailCompany)) ? [mailCompany] : []),
    ...((yield* isSet(webhookUrl)) && !(yield* isSet(webhookSecret)) ? [webhookSecret] : []),
  ]
  return missing.map(({ name, expects }) => `${name} must be ${expects}`)
})

/** Reads the whole environment; all wrong values are told at once. */
export const readConfig: Effect.Effect<ServerConfig, WrongConfig> = Effect.gen(function* () {
  const { port, host, origin, trustedProxies, logFormat, databaseUrl, databaseFolder } = settings
  const wrong = (yield* Effect.forEach(Object.values(settings), problemOf)).flat()
  const problems = wrong.length > 0 ? wrong : yield* together
  if (problems.length > 0) return yield* new WrongConfig({ problems })
  const url = Option.getOrUndefined(yield* databaseUrl.config)
  const folder = Option.getOrUndefined(yield* databaseFolder.config)
  const data = yield* Effect.promise(dataFolder)
  const hook = Option.all([yield* settings.webhookUrl.config, yield* settings.webhookSecret.config])
  return {
    port: yield* port.config,
    host: yield* host.config,
    origin: Option.getOrUndefined(
      Option.map(yield* origin.config, (value) => new URL(value).origin),
    ),
    trustedProxies: blockList(yield* trustedProxies.config),
    logFormat: yield* logFormat.config,
    previewSecret: Option.getOrUndefined(yield* settings.previewSecret.config),
    database: url === undefined ? { folder: folder ?? join(data, 'database') } : { url },
    metricsPort: Option.getOrUndefined(yield* settings.metricsPort.config),
    tracesUrl: Option.getOrUndefined(yield* settings.tracesUrl.config),
    retention: {
      enquiries: yield* settings.keepEnquiries.config,
      subscriptions: yield* settings.keepSubscriptions.config,
      records: yield* settings.keepRecords.config,
      visits: yield* settings.keepVisits.config,
    },
    thirdParties: yield* thirdParties,
    mail: {
      smtp: Option.getOrUndefined(yield* settings.smtpUrl.config),
      from: Option.getOrElse(yield* settings.mailFrom.config, () => 'no-reply@felcera.example'),
      company: Option.getOrElse(
        yield* settings.mailCompany.config,
        () => 'enquiries@felcera.example',
      ),
      folder: Option.getOrElse(yield* settings.mailFolder.config, () => join(data, 'mail')),
      webhook: Option.getOrUndefined(Option.map(hook, ([url, secret]) => ({ url, secret }))),
    },
  }
}).pipe(Effect.catchTag('ConfigError', Effect.die))

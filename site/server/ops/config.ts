import { realpath } from 'node:fs/promises'
import type { BlockList } from 'node:net'
import { basename, dirname, join, relative, sep } from 'node:path'
import { Context, Effect, Layer, Option, Schema } from 'effect'
import {
  thirdPartyNames,
  type ThirdParty,
  type ThirdPartyName,
} from '#data/consent/thirdParties.ts'
import { findDefaultDataFolder } from '../database/folder.ts'
import { parseIpNetworkList, splitCommaList } from '../http/networks.ts'
import { type SecretKeySource, parseSecretKeys } from './secretKeys.ts'
import { environmentSettings, type EnvironmentSetting } from './settings.ts'

/** A PostgreSQL server, or a folder that this process runs one over. */
export type DatabaseLocation = { readonly url: string } | { readonly folder: string }

/** Mail delivery: to a mail server, or into files. */
export interface MailSettings {
  /** `smtp://…` or `smtps://…`; none: files. */
  readonly smtp: string | undefined
  readonly folder: string
  readonly from: string
  /** Address that receives enquiries. */
  readonly company: string
  readonly webhook: { readonly url: string; readonly secret: string } | undefined
}

/** Retention periods in days. */
export interface RetentionPeriods {
  /** Forms that are stored under a reference, such as enquiries, after they were received. */
  readonly enquiries: number
  /** Ended subscriptions, as proof of the consent. */
  readonly subscriptions: number
  /** Audit records. */
  readonly records: number
  /** Data of visits, after the last report. */
  readonly visits: number
}

/** Limits of sessions. */
export interface SessionLimits {
  /** Minutes without a request. */
  readonly idle: number
  /** Days since the sign-in. */
  readonly days: number
  /** Days since a sign-in with a second factor whose visitor asked to stay signed in. */
  readonly keptDays: number
}

/** The configuration of the server, from the environment. */
export interface ServerSettings {
  /** Port of the metrics; none: not served. */
  readonly metricsPort: number | undefined
  /** OTLP collector of traces. */
  readonly tracesUrl: string | undefined
  readonly retention: RetentionPeriods
  /** Third parties whose id is set. */
  readonly thirdParties: readonly ThirdParty[]
  readonly port: number
  readonly host: string
  /** Seconds after SIGTERM in which the server still serves requests but reports itself as not ready. */
  readonly drainSeconds: number
  /** The site's own origin; none: the loopback host. */
  readonly origin: string | undefined
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: BlockList
  /** Header, in lower case, in which trusted proxies name the country of a visitor. */
  readonly countryHeader: string | undefined
  readonly sessions: SessionLimits
  readonly logFormat: 'json' | 'pretty' | 'none'
  /** Signs links to drafts; none: there are no such links. */
  readonly previewSecret: string | undefined
  readonly keys: SecretKeySource
  readonly database: DatabaseLocation
  readonly mail: MailSettings
}

const partySettings = {
  'tag-manager': [environmentSettings.tagManagerId, environmentSettings.tagManagerHosts],
  'ad-tracker': [environmentSettings.adTrackerId, environmentSettings.adTrackerHosts],
  'network-tag': [environmentSettings.networkTagId, environmentSettings.networkTagHosts],
} as const satisfies Record<ThirdPartyName, readonly [unknown, unknown]>

const thirdParties = Effect.forEach(
  thirdPartyNames,
  Effect.fnUntraced(function* (name) {
    const [idSetting, hostsSetting] = partySettings[name]
    const id = Option.getOrUndefined(yield* idSetting.config)
    const [first, ...others] = splitCommaList(yield* hostsSetting.config)
    if (id === undefined || first === undefined) return []
    return [{ name, id, hosts: [first, ...others] } satisfies ThirdParty]
  }),
).pipe(Effect.map((found) => found.flat()))

/** Text of `--help`. */
export const serverHelpText = [
  'Serves the built site. Everything is set by environment variables:',
  '',
  ...Object.values(environmentSettings).map(
    ({ name, expects, otherwise }) => `  ${name.padEnd(27)} ${expects} (default: ${otherwise})`,
  ),
].join('\n')

/** The environment holds values the server cannot run with; `problems` has one line for each. */
export class InvalidConfigError extends Schema.TaggedError<InvalidConfigError>()(
  'InvalidConfigError',
  {
    problems: Schema.Array(Schema.String),
  },
) {}

const problemOf = ({ name, expects, config }: EnvironmentSetting<unknown>) =>
  Effect.match(config, { onFailure: () => [`${name} must be ${expects}`], onSuccess: () => [] })

/** Resolves a path to an absolute one without symbolic links; none if it does not exist yet. */
const resolveLinks = (path: string): Promise<string> =>
  realpath(path).catch(async () => join(await resolveLinks(dirname(path)), basename(path)))

async function isWithin(folder: string, file: string): Promise<boolean> {
  const [from, to] = await Promise.all([resolveLinks(folder), resolveLinks(file)])
  return relative(from, to).split(sep, 1)[0] !== '..'
}

/** Settings that other settings require. */
const missingTogether = Effect.gen(function* () {
  const { smtpUrl, mailFrom, mailCompany, webhookUrl, webhookSecret } = environmentSettings
  const { origin, secretKeys, secretKeysFile } = environmentSettings
  const isSet = (setting: EnvironmentSetting<Option.Option<string>>) =>
    Effect.map(setting.config, Option.isSome)
  const smtp = yield* isSet(smtpUrl)
  const hasKeys = (yield* isSet(secretKeys)) || (yield* isSet(secretKeysFile))
  const missing = [
    ...((yield* isSet(origin)) && !hasKeys ? [secretKeys] : []),
    ...(smtp && !(yield* isSet(mailFrom)) ? [mailFrom] : []),
    ...(smtp && !(yield* isSet(mailCompany)) ? [mailCompany] : []),
    ...((yield* isSet(webhookUrl)) && !(yield* isSet(webhookSecret)) ? [webhookSecret] : []),
  ]
  return missing.map(({ name, expects }) => `${name} must be ${expects}`)
})

/** Reads the whole environment; reports all wrong values at once. */
export const readConfig: Effect.Effect<ServerSettings, InvalidConfigError> = Effect.gen(
  function* () {
    const { port, host, origin, trustedProxies, logFormat, databaseUrl, databaseFolder } =
      environmentSettings
    const wrong = (yield* Effect.forEach(Object.values(environmentSettings), problemOf)).flat()
    const problems = wrong.length > 0 ? wrong : yield* missingTogether
    if (problems.length > 0) return yield* new InvalidConfigError({ problems })
    const url = Option.getOrUndefined(yield* databaseUrl.config)
    const folder = Option.getOrUndefined(yield* databaseFolder.config)
    const data = yield* Effect.promise(findDefaultDataFolder)
    const keyFile = Option.getOrUndefined(yield* environmentSettings.secretKeysFile.config)
    const keys = parseSecretKeys(
      Option.getOrElse(yield* environmentSettings.secretKeys.config, () => ''),
    )
    const mailFolder = Option.getOrElse(yield* environmentSettings.mailFolder.config, () =>
      join(data, 'mail'),
    )
    const dataFolders = [folder ?? join(data, 'database'), mailFolder]
    const isAmongData =
      keyFile === undefined
        ? []
        : yield* Effect.promise(() =>
            Promise.all(dataFolders.map((inside) => isWithin(inside, keyFile))),
          )
    if (isAmongData.includes(true))
      yield* new InvalidConfigError({
        problems: ['SECRET_KEYS_FILE must lie outside of DATABASE_DIR and MAIL_DIR'],
      })
    const hook = Option.all([
      yield* environmentSettings.webhookUrl.config,
      yield* environmentSettings.webhookSecret.config,
    ])
    return {
      port: yield* port.config,
      host: yield* host.config,
      drainSeconds: yield* environmentSettings.drainSeconds.config,
      origin: Option.getOrUndefined(
        Option.map(yield* origin.config, (value) => new URL(value).origin),
      ),
      trustedProxies: parseIpNetworkList(yield* trustedProxies.config),
      countryHeader: Option.getOrUndefined(
        yield* environmentSettings.countryHeader.config,
      )?.toLowerCase(),
      sessions: {
        idle: yield* environmentSettings.sessionIdle.config,
        days: yield* environmentSettings.sessionDays.config,
        keptDays: yield* environmentSettings.sessionKeptDays.config,
      },
      logFormat: yield* logFormat.config,
      previewSecret: Option.getOrUndefined(yield* environmentSettings.previewSecret.config),
      keys:
        keys !== undefined
          ? { keys }
          : keyFile !== undefined
            ? { file: keyFile }
            : { developmentFile: `${folder ?? data}.keys` },
      database: url === undefined ? { folder: folder ?? join(data, 'database') } : { url },
      metricsPort: Option.getOrUndefined(yield* environmentSettings.metricsPort.config),
      tracesUrl: Option.getOrUndefined(yield* environmentSettings.tracesUrl.config),
      retention: {
        enquiries: yield* environmentSettings.keepEnquiries.config,
        subscriptions: yield* environmentSettings.keepSubscriptions.config,
        records: yield* environmentSettings.keepRecords.config,
        visits: yield* environmentSettings.keepVisits.config,
      },
      thirdParties: yield* thirdParties,
      mail: {
        smtp: Option.getOrUndefined(yield* environmentSettings.smtpUrl.config),
        from: Option.getOrElse(
          yield* environmentSettings.mailFrom.config,
          () => 'no-reply@felcera.example',
        ),
        company: Option.getOrElse(
          yield* environmentSettings.mailCompany.config,
          () => 'enquiries@felcera.example',
        ),
        folder: mailFolder,
        webhook: Option.getOrUndefined(Option.map(hook, ([url, secret]) => ({ url, secret }))),
      },
    }
  },
).pipe(Effect.catchTag('ConfigError', Effect.die))

/** The configuration as a service. */
export class ServerConfig extends Context.Service<ServerConfig, ServerSettings>()(
  'felcera/ServerConfig',
) {
  static readonly layer = Layer.effect(ServerConfig, readConfig)
}

/** Checks that visitors reach the site by https: cookies are `Secure` then. */
export const isHttps = ({ origin }: Pick<ServerSettings, 'origin'>): boolean =>
  origin?.startsWith('https:') === true

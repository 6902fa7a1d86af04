import { Config, type Option, Schema } from 'effect'
import { emailPattern } from '#data/forms/fieldRule.ts'
import { previewSecretLength } from '#data/pages/preview.ts'
import { parseSecretKeys } from './secretKeys.ts'
import { parseIpNetwork, splitCommaList } from '../http/networks.ts'

/** One environment variable. */
export interface EnvironmentSetting<T> {
  readonly name: string
  /** The expected value, for `--help` and errors. */
  readonly expects: string
  readonly otherwise: string
  readonly config: Config.Config<T>
}

const Origin = Schema.String.check(
  Schema.makeFilter((value: string) => {
    const url = URL.parse(value)
    return /^https?:$/.test(url?.protocol ?? '') && url?.pathname === '/' && url.search === ''
  }),
)
const Proxies = Schema.String.check(
  Schema.makeFilter((value: string) =>
    splitCommaList(value).every((entry) => parseIpNetwork(entry) !== undefined),
  ),
)
const DatabaseUrl = Schema.String.check(
  Schema.makeFilter((value: string) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')),
)
const SmtpUrl = Schema.String.check(
  Schema.makeFilter((value: string) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '')),
)
const HttpUrl = Schema.String.check(
  Schema.makeFilter((value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
)
const Address = Schema.String.check(Schema.isPattern(emailPattern))
const Folder = Schema.String.check(Schema.isStartingWith('/'))
const Keys = Schema.String.check(
  Schema.makeFilter((value: string) => parseSecretKeys(value) !== undefined),
)
const Days = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: 36_500 }),
)
const Minutes = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 5, maximum: 1_440 }),
)
// The cookie of a session lasts as long.
const KeptDays = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: 30 }),
)
const DrainSeconds = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 0, maximum: 30 }),
)
const HeaderName = Schema.String.check(Schema.isPattern(/^[A-Za-z][A-Za-z0-9-]{0,60}$/))
const PartyId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9-]{1,60}$/))
const Hosts = Schema.String.check(
  Schema.makeFilter((value: string) => {
    const hosts = splitCommaList(value)
    return hosts.length > 0 && hosts.every((host) => URL.parse(host)?.origin === host)
  }),
)
const LogFormat = Schema.Literals(['json', 'pretty', 'none'])

const idOf = (
  name: string,
  party: string,
  example: string,
): EnvironmentSetting<Option.Option<string>> => ({
  name,
  expects: `the id with ${party}, such as ${example}; pages load it after consent only`,
  otherwise: 'none: it is never loaded',
  config: Config.option(Config.schema(PartyId, name)),
})
const hostsOf = (name: string, otherwise: string): EnvironmentSetting<string> => ({
  name,
  expects: 'origins it talks to, separated by commas: the first has the script, the last the pixel',
  otherwise,
  config: Config.schema(Hosts, name).pipe(Config.withDefault(otherwise)),
})

/** Every variable the server reads. */
export const environmentSettings = {
  port: {
    name: 'PORT',
    expects: 'the port to listen on, up to 65535; 0 for any free one',
    otherwise: '3000',
    config: Config.schema(Schema.Port, 'PORT').pipe(Config.withDefault(3000)),
  } satisfies EnvironmentSetting<number>,
  host: {
    name: 'HOST',
    expects: 'the address to listen on; 0.0.0.0 or :: for all',
    otherwise: '127.0.0.1',
    config: Config.NonEmptyString('HOST').pipe(Config.withDefault('127.0.0.1')),
  } satisfies EnvironmentSetting<string>,
  drainSeconds: {
    name: 'DRAIN_SECONDS',
    expects:
      'the seconds after SIGTERM, 0 to 30, in which /api/ready answers 503 and everything else as before, for a load balancer that asks it to lead visitors elsewhere',
    otherwise: '0',
    config: Config.schema(DrainSeconds, 'DRAIN_SECONDS').pipe(Config.withDefault(0)),
  } satisfies EnvironmentSetting<number>,
  origin: {
    name: 'ORIGIN',
    expects: 'the address visitors use, such as https://www.example.com, without a path',
    otherwise: 'the loopback host',
    config: Config.option(Config.schema(Origin, 'ORIGIN')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    expects:
      'addresses or networks (10.0.0.0/8), separated by commas, whose X-Forwarded-For counts',
    otherwise: 'none',
    config: Config.schema(Proxies, 'TRUSTED_PROXIES').pipe(Config.withDefault('')),
  } satisfies EnvironmentSetting<string>,
  countryHeader: {
    name: 'COUNTRY_HEADER',
    expects:
      'the header in which TRUSTED_PROXIES name the country of a visitor (ISO 3166-1), such as CF-IPCountry',
    otherwise: 'none, sessions are listed without a place',
    config: Config.option(Config.schema(HeaderName, 'COUNTRY_HEADER')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  sessionIdle: {
    name: 'SESSION_IDLE',
    expects: 'the minutes without a request after which a session ends, 5 to 1440',
    otherwise: '120',
    config: Config.schema(Minutes, 'SESSION_IDLE').pipe(Config.withDefault(120)),
  } satisfies EnvironmentSetting<number>,
  sessionDays: {
    name: 'SESSION_DAYS',
    expects: 'the days after which a session ends in any case, at least 1',
    otherwise: '7',
    config: Config.schema(Days, 'SESSION_DAYS').pipe(Config.withDefault(7)),
  } satisfies EnvironmentSetting<number>,
  sessionKeptDays: {
    name: 'SESSION_KEPT_DAYS',
    expects:
      'the days after which a session ends that was to be kept, with a second factor only, 1 to 30',
    otherwise: '30',
    config: Config.schema(KeptDays, 'SESSION_KEPT_DAYS').pipe(Config.withDefault(30)),
  } satisfies EnvironmentSetting<number>,
  logFormat: {
    name: 'LOG_FORMAT',
    expects: 'json, pretty or none',
    otherwise: 'json',
    config: Config.schema(LogFormat, 'LOG_FORMAT').pipe(Config.withDefault('json' as const)),
  } satisfies EnvironmentSetting<typeof LogFormat.Type>,
  secretKeys: {
    name: 'SECRET_KEYS',
    expects:
      'keys as id:secret, separated by commas, the newest first, each of 43 characters or more (openssl rand -base64 48), and must be set beside ORIGIN',
    otherwise: 'generated in a file beside the folder of the data',
    config: Config.option(Config.schema(Keys, 'SECRET_KEYS')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  secretKeysFile: {
    name: 'SECRET_KEYS_FILE',
    expects: 'the absolute path of a file with such keys, in the place of SECRET_KEYS',
    otherwise: 'none',
    config: Config.option(Config.schema(Folder, 'SECRET_KEYS_FILE')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  databaseUrl: {
    name: 'DATABASE_URL',
    expects: 'the PostgreSQL that holds the data, such as postgres://user:password@host/name',
    otherwise: 'one that this process starts, for development',
    config: Config.option(Config.schema(DatabaseUrl, 'DATABASE_URL')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  databaseFolder: {
    name: 'DATABASE_DIR',
    expects: 'the absolute path of the folder the own PostgreSQL keeps its data in',
    otherwise: '.data/database here; below /var/lib if root runs this where only root can read',
    config: Config.option(Config.schema(Folder, 'DATABASE_DIR')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  smtpUrl: {
    name: 'SMTP_URL',
    expects: 'the mail server, such as smtps://user:password@host:465',
    otherwise: 'mails become files, shown at /__mail on this machine',
    config: Config.option(Config.schema(SmtpUrl, 'SMTP_URL')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  mailFrom: {
    name: 'MAIL_FROM',
    expects: 'the address mails come from, and must be set beside SMTP_URL',
    otherwise: 'no-reply@felcera.example',
    config: Config.option(Config.schema(Address, 'MAIL_FROM')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  mailCompany: {
    name: 'MAIL_COMPANY',
    expects: 'the address enquiries go to, and must be set beside SMTP_URL',
    otherwise: 'enquiries@felcera.example',
    config: Config.option(Config.schema(Address, 'MAIL_COMPANY')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  mailFolder: {
    name: 'MAIL_DIR',
    expects: 'the absolute path of the folder mails are written to without a mail server',
    otherwise: 'mail beside the database',
    config: Config.option(Config.schema(Folder, 'MAIL_DIR')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  webhookUrl: {
    name: 'WEBHOOK_URL',
    expects: 'the address every enquiry is posted to, beside WEBHOOK_SECRET',
    otherwise: 'none',
    config: Config.option(Config.schema(HttpUrl, 'WEBHOOK_URL')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  webhookSecret: {
    name: 'WEBHOOK_SECRET',
    expects: 'at least 16 characters that sign what is posted to WEBHOOK_URL',
    otherwise: 'none',
    config: Config.option(
      Config.schema(Schema.String.check(Schema.isMinLength(16)), 'WEBHOOK_SECRET'),
    ),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  previewSecret: {
    name: 'PREVIEW_SECRET',
    expects: `at least ${previewSecretLength} characters that sign links to drafts, as npm run generate -- preview prints them`,
    otherwise: 'none, drafts are shown to nobody',
    config: Config.option(
      Config.schema(Schema.String.check(Schema.isMinLength(previewSecretLength)), 'PREVIEW_SECRET'),
    ),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  metricsPort: {
    name: 'METRICS_PORT',
    expects: 'a port of its own for Prometheus, which reads /metrics; nobody else should reach it',
    otherwise: 'none',
    config: Config.option(Config.schema(Schema.Port, 'METRICS_PORT')),
  } satisfies EnvironmentSetting<Option.Option<number>>,
  tracesUrl: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    expects: 'an address starting with http, of a collector that takes traces as OTLP over HTTP',
    otherwise: 'none',
    config: Config.option(Config.schema(HttpUrl, 'OTEL_EXPORTER_OTLP_ENDPOINT')),
  } satisfies EnvironmentSetting<Option.Option<string>>,
  keepEnquiries: {
    name: 'KEEP_ENQUIRIES',
    expects: 'the days an enquiry is kept, at least 1',
    otherwise: '730',
    config: Config.schema(Days, 'KEEP_ENQUIRIES').pipe(Config.withDefault(730)),
  } satisfies EnvironmentSetting<number>,
  keepSubscriptions: {
    name: 'KEEP_SUBSCRIPTIONS',
    expects: 'the days an ended newsletter subscription is kept as proof, at least 1',
    otherwise: '1095',
    config: Config.schema(Days, 'KEEP_SUBSCRIPTIONS').pipe(Config.withDefault(1095)),
  } satisfies EnvironmentSetting<number>,
  keepRecords: {
    name: 'KEEP_RECORDS',
    expects: 'the days a record of a sign-in, a reset or a deletion is kept, at least 1',
    otherwise: '365',
    config: Config.schema(Days, 'KEEP_RECORDS').pipe(Config.withDefault(365)),
  } satisfies EnvironmentSetting<number>,
  keepVisits: {
    name: 'KEEP_VISITS',
    expects: 'the days the data of a visit is kept, at least 1',
    otherwise: '90',
    config: Config.schema(Days, 'KEEP_VISITS').pipe(Config.withDefault(90)),
  } satisfies EnvironmentSetting<number>,
  tagManagerId: idOf('TAG_MANAGER_ID', 'the tag manager', 'GTM-ABC123'),
  tagManagerHosts: hostsOf('TAG_MANAGER_HOSTS', 'https://www.googletagmanager.com'),
  adTrackerId: idOf('AD_TRACKER_ID', 'the advertising tracker', 'AW-123456'),
  adTrackerHosts: hostsOf(
    'AD_TRACKER_HOSTS',
    'https://www.googletagmanager.com,https://www.googleadservices.com,https://googleads.g.doubleclick.net',
  ),
  networkTagId: idOf('NETWORK_TAG_ID', 'the professional network', '1234567'),
  networkTagHosts: hostsOf(
    'NETWORK_TAG_HOSTS',
    'https://snap.licdn.com,https://px.ads.linkedin.com',
  ),
}

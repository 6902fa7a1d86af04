import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseIpNetworkList } from '#server/http/networks.ts'
import type { ServerSettings } from '#server/ops/config.ts'

/** The one key of servers under test. */
export const testSecretKey = {
  id: 'test',
  secret: 'a-key-of-tests-that-is-no-secret-to-anybody-at-all',
}

/** The same as an environment variable, `SECRET_KEYS`. */
export const testSecretKeys = `${testSecretKey.id}:${testSecretKey.secret}`

/** Configuration of a server under test: any free port, mails as files, no log, and the given settings. */
export const createTestSettings = (settings: Partial<ServerSettings> = {}): ServerSettings => ({
  port: 0,
  host: '127.0.0.1',
  drainSeconds: 0,
  origin: undefined,
  trustedProxies: parseIpNetworkList(''),
  countryHeader: undefined,
  sessions: { idle: 120, days: 7, keptDays: 30 },
  logFormat: 'none',
  metricsPort: undefined,
  tracesUrl: undefined,
  previewSecret: undefined,
  retention: { enquiries: 730, subscriptions: 365, records: 365, visits: 90 },
  thirdParties: [],
  mail: {
    smtp: undefined,
    from: 'no-reply@felcera.example',
    company: 'enquiries@felcera.example',
    folder: join(tmpdir(), 'felcera-mail'),
    webhook: undefined,
  },
  keys: { keys: [testSecretKey] },
  database: { folder: '' },
  ...settings,
})

import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Context, Effect, Exit, Layer, Logger, Scope, Tracer } from 'effect'
import type { CurrentAgreementDocument } from '#data/account/agreements.ts'
import { ServerConfig, type ServerSettings } from '#server/ops/config.ts'
import { Database, DatabaseUnavailableError } from '#server/database/database.ts'
import { KeyRing } from '#server/ops/keyRing.ts'
import { siteServerLayer } from '#server/layers.ts'
import { MailTransport } from '#server/mail/mailTransport.ts'
import { AccessLog, formatAccessLogLine, jsonLineLogger } from '#server/ops/logs.ts'
import { argon2id, PasswordHasher, passwordHashCost } from '#server/account/passwords.ts'
import { type ServerAppBuild, type BuildCompletion, ServedSite } from '#server/pages/site.ts'
import { SiteServer } from '#server/server.ts'
import {
  testServerBuild,
  testDraftRoutes,
  messages,
  routes,
  testLaunchSettings,
  writeTestBuild,
} from './fixture.ts'
import { createTestSettings } from './settings.ts'

export interface TestHttpResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Decoded body. */
  readonly text: string
}

export interface SendRequestOptions {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
}

export type SendRequest = (path: string, asked?: SendRequestOptions) => Promise<TestHttpResponse>

/** Sends requests with the path unchanged in the request line. */
export function createRequestSender(port: number): SendRequest {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers, agent })
      sent.once('error', reject)
      sent.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const received = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: received,
            text: decode(received, response.headers['content-encoding']),
          })
        })
      })
      sent.end(body)
    })
}

/** Posts JSON like a script of the site; returns the response with its decoded body. */
export async function postJson(
  send: SendRequest,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await send(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { ...answer, body: JSON.parse(answer.text) }
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

export interface TestSite {
  readonly ask: SendRequest
  readonly port: number
  readonly logs: readonly string[]
  readonly close: () => Promise<void>
}

const withDocuments = (
  currentDocuments: () => readonly CurrentAgreementDocument[],
): ServerAppBuild => ({
  ...testServerBuild,
  entry: { module: { ...testServerBuild.entry.module, currentDocuments } },
})

const noDatabase = Layer.succeed(Database, {
  use: () => Effect.fail(new DatabaseUnavailableError()),
  client: Effect.never,
})

interface TestOptions {
  readonly tracer?: Tracer.Tracer
  /** Documents to agree to, instead of those of the fixture. */
  readonly documents?: () => readonly CurrentAgreementDocument[]
  /** Hashes passwords, instead of argon2id at its usual cost. */
  readonly hasher?: typeof PasswordHasher.Service
  /** Completes a build in this folder that only contains uncompressed pages. */
  readonly completion?: (dist: string) => BuildCompletion
}

/**
 * Runs the real server in this process, on a port of its own, over a temporary build folder; without a database unless
 * one is given.
 */
export async function startSite({
  database,
  tracer,
  documents,
  hasher = argon2id(passwordHashCost),
  completion,
  ...config
}: Partial<ServerSettings> & TestOptions = {}): Promise<TestSite> {
  const { dist, remove } = await writeTestBuild({ complete: completion === undefined })
  const scope = Scope.makeUnsafe()
  const logs: string[] = []
  const keep = Logger.map(jsonLineLogger, (line) => void logs.push(line))
  const settings = createTestSettings()
  const mail = { ...settings.mail, folder: join(dist, 'mail') }
  const served = {
    dist,
    routes,
    drafts: testDraftRoutes,
    site: testLaunchSettings,
    messages,
    build: documents === undefined ? testServerBuild : withDocuments(documents),
    completion: completion?.(dist),
  }
  const services = siteServerLayer.pipe(
    Layer.provide([
      database === undefined ? noDatabase : Database.layerAt(database),
      MailTransport.layer,
    ]),
    Layer.provide(KeyRing.layer),
    Layer.provide([
      Layer.succeed(ServerConfig, { ...settings, mail, ...config }),
      Layer.succeed(ServedSite, served),
    ]),
  )
  const { port } = await Effect.runPromise(
    Effect.map(Layer.build(services), Context.get(SiteServer)).pipe(
      Scope.provide(scope),
      Effect.provide([
        Logger.layer([keep]),
        Layer.succeed(AccessLog, (request) => void logs.push(formatAccessLogLine(request))),
        Layer.succeed(PasswordHasher, hasher),
        tracer === undefined ? Layer.empty : Layer.succeed(Tracer.Tracer, tracer),
      ]),
    ),
  )
  const close = async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await remove()
  }
  return { ask: createRequestSender(port), port, logs, close }
}

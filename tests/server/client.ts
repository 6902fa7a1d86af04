import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Effect, Exit, Layer, Logger, Scope, Tracer } from 'effect'
import type { DocumentInForce } from '#data/agreements.ts'
import type { ServerConfig } from '#server/config.ts'
import { Database, DatabaseDown, databaseLayer } from '#server/database/database.ts'
import { carrierLayer } from '#server/mail/carrier.ts'
import { AccessLog, accessLine, jsonLine } from '#server/logs.ts'
import { blockList } from '#server/networks.ts'
import type { AppBuild } from '#server/renderer.ts'
import { makeServer } from '#server/server.ts'
import { build, drafts, messages, routes, site, writeDist } from './fixture.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The body without its encoding. */
  readonly text: string
}

export interface Asked {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
}

export type Ask = (path: string, asked?: Asked) => Promise<Answer>

/** Sends requests whose path stands in the request line exactly as it is given. */
export function asker(port: number): Ask {
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

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

export interface TestSite {
  readonly ask: Ask
  readonly port: number
  readonly logs: readonly string[]
  readonly close: () => Promise<void>
}

const withDocuments = (documentsInForce: () => readonly DocumentInForce[]): AppBuild => ({
  ...build,
  entry: { module: { ...build.entry.module, documentsInForce } },
})

const noDatabase = Layer.succeed(Database, {
  use: () => Effect.fail(new DatabaseDown()),
  client: Effect.never,
})

interface TestOptions {
  readonly tracer?: Tracer.Tracer
  /** The documents accounts agree to, in the place of the fixture's. */
  readonly documents?: () => readonly DocumentInForce[]
}

/** The real server in this process, on a port of its own, over a build folder made for it; without a database unless one is named. */
export async function startSite({
  database,
  tracer,
  documents,
  ...config
}: Partial<ServerConfig> & TestOptions = {}): Promise<TestSite> {
  const { dist, remove } = await writeDist()
  const scope = Scope.makeUnsafe()
  const logs: string[] = []
  const keep = Logger.map(jsonLine, (line) => void logs.push(line))
  const options = {
    port: 0,
    host: '127.0.0.1',
    origin: undefined,
    trustedProxies: blockList(''),
    tracesUrl: undefined,
    previewSecret: undefined,
    retention: { enquiries: 730, subscriptions: 365, records: 365, visits: 90 },
    thirdParties: [],
    mail: {
      smtp: undefined,
      from: 'no-reply@felcera.example',
      company: 'enquiries@felcera.example',
      folder: join(dist, 'mail'),
      webhook: undefined,
    },
    ...config,
  }
  const started = Effect.gen(function* () {
    const services = yield* Layer.build(
      Layer.merge(
        database === undefined ? noDatabase : databaseLayer(database),
        carrierLayer(options.mail),
      ),
    )
    return yield* Effect.provide(
      makeServer({
        dist,
        routes,
        drafts,
        site,
        messages,
        build: documents === undefined ? build : withDocuments(documents),
        config: options,
      }),
      services,
    )
  })
  const { port } = await Effect.runPromise(
    started.pipe(
      Scope.provide(scope),
      Effect.provide([
        Logger.layer([keep]),
        Layer.succeed(AccessLog, (answer) => void logs.push(accessLine(answer))),
        tracer === undefined ? Layer.empty : Layer.succeed(Tracer.Tracer, tracer),
      ]),
    ),
  )
  const close = async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await remove()
  }
  return { ask: asker(port), port, logs, close }
}

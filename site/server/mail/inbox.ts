import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Context, Effect, Layer, Option, Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { noStoreHeaders } from '../http/headers.ts'
import type { ParsedRequest } from '../http/request.ts'
import { ServerConfig } from '../ops/config.ts'
import { escapeHtml } from './compose.ts'

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const listening: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])
/** Headers that proxies add: behind a proxy, the client may be anywhere. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]
const shown = 50

/** Path of the inbox. */
export const mailInboxPath = '/__mail'

const decode = Schema.decodeUnknownOption(
  Schema.fromJsonString(
    Schema.Struct({ to: Schema.String, subject: Schema.String, text: Schema.String }),
  ),
)

/** Shows mails that were written to files: only without a mail server, and only to this machine, without a proxy. */
export class MailInbox extends Context.Service<
  MailInbox,
  {
    /** True if mails are shown. */
    readonly isShown: boolean
    /** The response to a request for the inbox; none for every other path, and for host names of others. */
    readonly respond: (
      request: ParsedRequest,
    ) => Effect.Effect<HttpServerResponse.HttpServerResponse> | undefined
  }
>()('felcera/MailInbox') {
  static readonly layer = Layer.effect(
    MailInbox,
    Effect.map(ServerConfig, ({ mail: { smtp, folder }, host, origin, trustedProxies }) => {
      const isPublic = origin !== undefined || trustedProxies.rules.length > 0
      const isShown = smtp === undefined && listening.has(host) && !isPublic
      return {
        isShown,
        respond: ({ path, raw }) => {
          if (!isShown || (path !== mailInboxPath && !path.startsWith(`${mailInboxPath}/`)))
            return undefined
          // A host name of another site that resolves to this machine must not read it.
          const name = URL.parse(`http://${raw.headers['host'] ?? ''}`)?.hostname ?? ''
          if (!loopback.has(name) || proxyHeaders.some((header) => header in raw.headers))
            return undefined
          const file = path.slice(mailInboxPath.length + 1)
          return Effect.promise(() => (file === '' ? list(folder) : one(folder, file)))
        },
      }
    }),
  )
}

const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((): readonly string[] => [])

async function list(folder: string) {
  const names = (await namesIn(folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .slice(0, shown)
  const mails = await Promise.all(
    names.map(async (name) => {
      const read = decode(await readFile(join(folder, name), 'utf8').catch(() => ''))
      return Option.map(read, ({ to, subject, text }) => {
        const eml = name.replace(/json$/, 'eml')
        return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)} – <a href="${mailInboxPath}/${eml}">${eml}</a></p><pre>${linked(text)}</pre></article>`
      })
    }),
  )
  const bodies = mails.flatMap((mail) => Option.toArray(mail))
  return HttpServerResponse.text(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Mail</title><h1>Mail</h1><p>No mail server is set: what would have been sent lies here.</p>${bodies.join('\n') || '<p>no data</p>'}`,
    { contentType: 'text/html; charset=utf-8', headers: noStoreHeaders },
  )
}

const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s&]+/g, (href) => `<a href="${href}">${href}</a>`)

async function one(folder: string, name: string) {
  const found = (await namesIn(folder)).includes(name) && name.endsWith('.eml')
  if (!found)
    return HttpServerResponse.text('Not found\n', { status: 404, headers: noStoreHeaders })
  return HttpServerResponse.uint8Array(await readFile(join(folder, name)), {
    contentType: 'text/plain; charset=utf-8',
    headers: noStoreHeaders,
  })
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect, Option, Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import type { Ask } from '../ask.ts'
import { noStore } from '../headers.ts'
import { escapeHtml } from './compose.ts'

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const listening: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])
const shown = 50

/** Where the mails that were written to files can be read. */
export const inboxPath = '/__mail'

/** Whether a listener is reached from this machine only: then the inbox may be shown. */
export const isLoopback = (host: string): boolean => listening.has(host)

const decode = Schema.decodeUnknownOption(
  Schema.fromJsonString(
    Schema.Struct({ to: Schema.String, subject: Schema.String, text: Schema.String }),
  ),
)

/** Answers requests for the inbox; nothing for every other path, and for names that are not this machine's. */
export const makeInbox =
  (folder: string) =>
  (ask: Ask): Effect.Effect<HttpServerResponse.HttpServerResponse> | undefined => {
    if (ask.path !== inboxPath && !ask.path.startsWith(`${inboxPath}/`)) return undefined
    // Another site's name that points here must not read it.
    const host = URL.parse(`http://${ask.request.headers['host'] ?? ''}`)?.hostname ?? ''
    if (!loopback.has(host)) return undefined
    const name = ask.path.slice(inboxPath.length + 1)
    return Effect.promise(() => (name === '' ? list(folder) : one(folder, name)))
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
        return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)} – <a href="${inboxPath}/${eml}">${eml}</a></p><pre>${linked(text)}</pre></article>`
      })
    }),
  )
  const bodies = mails.flatMap((mail) => Option.toArray(mail))
  return HttpServerResponse.text(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Mail</title><h1>Mail</h1><p>No mail server is set: what would have been sent lies here.</p>${bodies.join('\n') || '<p>no data</p>'}`,
    { contentType: 'text/html; charset=utf-8', headers: noStore },
  )
}

const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s&]+/g, (href) => `<a href="${href}">${href}</a>`)

async function one(folder: string, name: string) {
  const found = (await namesIn(folder)).includes(name) && name.endsWith('.eml')
  if (!found) return HttpServerResponse.text('Not found\n', { status: 404, headers: noStore })
  return HttpServerResponse.uint8Array(await readFile(join(folder, name)), {
    contentType: 'text/plain; charset=utf-8',
    headers: noStore,
  })
}

import { createHmac } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Clock, Context, Effect, Layer } from 'effect'
import type { SendMailOptions } from 'nodemailer'
import { serverLimits } from '#data/ops/limits.ts'
import { type MailSettings, ServerConfig } from '../ops/config.ts'
import { DeliveryFailedError, type WebhookCall, type OutgoingMail } from './messages.ts'

/** Delivers mails and webhook calls. */
export class MailTransport extends Context.Service<
  MailTransport,
  {
    /** Waits for `begin` before sending the end of the mail, which makes a mail server accept it. */
    readonly mail: (
      mail: OutgoingMail,
      begin: () => Promise<void>,
    ) => Effect.Effect<void, DeliveryFailedError>
    readonly webhook: (hook: WebhookCall) => Effect.Effect<void, DeliveryFailedError>
  }
>()('felcera/MailTransport') {
  /** Sends mails by SMTP, or writes `.eml` files without a mail server, and posts webhook calls. */
  static readonly layer = Layer.effect(
    MailTransport,
    Effect.gen(function* () {
      const { mail: options } = yield* ServerConfig
      const mail =
        options.smtp === undefined
          ? writeFiles(options)
          : yield* sendSmtp(options.smtp, options.from)
      return { mail, webhook: (hook) => post(options.webhook, hook) }
    }),
  )
}

/** Loaded with the first mail, so that a server and its commands start sooner. */
const loadNodemailer = () => import('nodemailer')

const message = (mail: OutgoingMail, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
  ...(mail.unsubscribe === undefined
    ? {}
    : {
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${mail.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
})

async function compose(mail: OutgoingMail, from: string) {
  const { createTransport } = await loadNodemailer()
  return createTransport({ streamTransport: true, buffer: true }).sendMail(message(mail, from))
}

/** Stream of a mail, whose end waits. */
async function* heldBack(bytes: Buffer, begin: () => Promise<void>) {
  yield bytes
  await begin()
}

// nodemailer's promise resolves with the server's 250 after DATA, not before.
const sendSmtp = (url: string, from: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () =>
        (await loadNodemailer()).createTransport({
          url,
          pool: true,
          maxConnections: serverLimits.deliveryConcurrency,
          connectionTimeout: serverLimits.deliveryTime,
          greetingTimeout: serverLimits.deliveryTime,
          socketTimeout: serverLimits.deliveryTime,
        }),
      ),
      (transport) => Effect.sync(() => transport.close()),
    ),
    (transport) => (mail: OutgoingMail, begin: () => Promise<void>) =>
      Effect.tryPromise({
        try: async () => {
          const { message: bytes, envelope } = await compose(mail, from)
          const raw = Readable.from(heldBack(bytes as Buffer, begin))
          await transport.sendMail({ envelope, raw })
        },
        catch: smtpFailure,
      }),
  )

function smtpFailure(error: unknown): DeliveryFailedError {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : 0
  // The server rejected this mail permanently; problems of our own account may be fixed.
  const permanent = status >= 550 && status < 560 && code !== 'EAUTH'
  return new DeliveryFailedError({
    code: `${typeof code === 'string' ? code : 'error'} ${status || ''}`.trim(),
    permanent,
  })
}

const writeFiles = ({ folder, from }: MailSettings) =>
  Effect.fnUntraced(function* (mail: OutgoingMail, begin: () => Promise<void>) {
    const time = new Date(yield* Clock.currentTimeMillis).toISOString().replaceAll(/[:.]/g, '-')
    const name = `${time}-${mail.messageId.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 40)}`
    yield* Effect.tryPromise({
      try: async () => {
        const { message: bytes } = await compose(mail, from)
        await begin()
        await mkdir(dirname(folder), { recursive: true, mode: 0o755 })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(join(folder, `${name}.eml`), bytes as Buffer, { mode: 0o600 })
        const { to, subject, text } = mail
        await writeFile(join(folder, `${name}.json`), JSON.stringify({ to, subject, text }), {
          mode: 0o600,
        })
        await deleteOldest(folder)
      },
      catch: (error) =>
        new DeliveryFailedError({
          code: error instanceof Error && 'code' in error ? String(error.code) : 'error',
          permanent: false,
        }),
    })
  })

async function deleteOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  for (const name of names.slice(0, -serverLimits.mailFiles))
    for (const ending of ['.eml', '.json'])
      await rm(join(folder, name.replace('.eml', ending)), { force: true })
}

/** The signature of a hook: hex of HMAC-SHA256 over the time in seconds, a dot and the body. */
export const signWebhook = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

const post = Effect.fnUntraced(function* (target: MailSettings['webhook'], hook: WebhookCall) {
  if (target === undefined) return
  const seconds = Math.floor((yield* Clock.currentTimeMillis) / 1000)
  yield* Effect.tryPromise({
    try: async () => {
      const answer = await fetch(target.url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(serverLimits.deliveryTime),
        headers: {
          'content-type': 'application/json',
          'felcera-event': hook.event,
          'felcera-delivery': hook.id,
          'felcera-signature': signWebhook(target.secret, seconds, hook.body),
        },
        body: hook.body,
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(String(answer.status))
    },
    catch: (error) =>
      new DeliveryFailedError({
        code:
          error instanceof Error
            ? error.name + (/^\d+$/.test(error.message) ? ` ${error.message}` : '')
            : 'error',
        permanent: false,
      }),
  })
})

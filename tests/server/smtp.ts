import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Mail server that stores received mails. */
export interface TestSmtp {
  readonly port: number
  readonly url: string
  /** In the order of arrival; duplicates are included. */
  readonly mails: Email[]
  /** Message ids of all received mails, parsed or not. */
  readonly ids: string[]
  readonly close: () => Promise<void>
}

interface SmtpOptions {
  readonly port?: number
  /** Returns the status for a recipient; `undefined` accepts it. */
  readonly refuse?: (recipient: string) => number | undefined
  /** True if mails are parsed into `mails`; their ids are stored in any case. */
  readonly reads?: boolean
  /** Called when a whole mail has arrived, before the response that accepts it. */
  readonly arrived?: () => Promise<void> | void
}

/** Starts a local mail server. */
export async function startSmtp({
  port = 0,
  refuse = () => undefined,
  reads = true,
  arrived = () => undefined,
}: SmtpOptions = {}): Promise<TestSmtp> {
  const mails: Email[] = []
  const ids: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep their connections open; closing does not wait for them.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => {
      const code = refuse(address)
      done(code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code }))
    },
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        const whole = Buffer.concat(chunks)
        ids.push(/^message-id: (\S+)/im.exec(whole.toString('latin1'))?.[1] ?? '')
        void Promise.resolve(arrived()).then(async () => {
          if (reads) mails.push(await PostalMime.parse(whole))
          done()
        })
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { port: taken, url: `smtp://127.0.0.1:${taken}`, mails, ids, close }
}

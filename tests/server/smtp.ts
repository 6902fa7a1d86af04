import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is given. */
export interface TestSmtp {
  readonly port: number
  readonly url: string
  /** As they came; one that came twice is here twice. */
  readonly mails: Email[]
  /** The message id of everything that came, read or not. */
  readonly ids: string[]
  readonly close: () => Promise<void>
}

interface SmtpOptions {
  readonly port?: number
  /** The status of the reply to a recipient; `undefined` accepts it. */
  readonly refuse?: (recipient: string) => number | undefined
  /** Whether mails are parsed into `mails`; their ids are kept in any case. */
  readonly reads?: boolean
  /** Runs when a whole mail has arrived, before the reply that accepts it. */
  readonly arrived?: () => Promise<void> | void
}

/** Starts a mail server on this machine. */
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
    // Clients keep their connections; nobody waits for them.
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

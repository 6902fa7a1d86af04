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

/** Starts a mail server; `refuse` gives the reply to a recipient, or lets it pass; what it need not read it only counts. */
export async function startSmtp(
  port = 0,
  refuse: (recipient: string) => number | undefined = () => undefined,
  reads = true,
): Promise<TestSmtp> {
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
        if (!reads) return done()
        void PostalMime.parse(whole).then((mail) => {
          mails.push(mail)
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

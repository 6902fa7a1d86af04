import { createRequestSender, type SendRequest } from '../server/client.ts'

/** Requests to send to a port: pages, or calls of an attack. */
export interface RequestBatch {
  readonly port: number
  readonly kind: 'pages' | 'attack'
  readonly count: number
  /** Requests at once. */
  readonly atOnce: number
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const hostile = 'a'.repeat(8_000)
const report = JSON.stringify([
  { type: 'csp-violation', url: hostile, body: { blockedURL: hostile, message: hostile } },
])
const signIn = JSON.stringify({
  identifier: 'a@example.com',
  password: 'Wrong-7kabel',
  agreement: true,
  pass: 'p',
})

/** The nth request, from an address of its own. */
function send(ask: SendRequest, kind: RequestBatch['kind'], n: number) {
  const from = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
  const post = (path: string, body: string, type = 'application/json') =>
    ask(path, {
      method: 'POST',
      headers: { ...json, ...from, 'content-type': type },
      body,
    })
  if (kind === 'pages') return ask(n % 3 === 0 ? '/contact-us' : '/about-us', { headers: from })
  if (n % 4 === 0) return post('/api/client-errors', report, 'application/reports+json')
  if (n % 4 === 1) return post('/api/session', signIn)
  if (n % 4 === 2) return post('/api/captchas', '{}')
  return ask(`/${'%2e/'.repeat(500)}${n}`, { headers: from })
}

// Runs in a separate process, so that its work does not delay the server's event loop. Answers with the milliseconds of each request.
process.on('message', ({ port, kind, count, atOnce }: RequestBatch) => {
  const ask = createRequestSender(port)
  const numbers = Array.from({ length: count }, (_, n) => n).values()
  const times: number[] = []
  const visitor = async () => {
    for (const n of numbers) {
      const start = performance.now()
      await send(ask, kind, n)
      times.push(performance.now() - start)
    }
  }
  void Promise.all(Array.from({ length: atOnce }, visitor)).then(() => process.send?.(times))
})

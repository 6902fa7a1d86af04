import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { accessibilityTreeRequest, accessibilityTree } from './accessibility.ts'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

// Starts Firefox for Playwright, relays WebDriver BiDi, and handles the one command that this Firefox does not support:
// emulated colour schemes are set by a preference.
const [executable = '', ...words] = process.argv.slice(2)
const browser = spawn(executable, [...words, '--remote-allow-system-access'], {
  stdio: ['inherit', 'inherit', 'pipe'],
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => browser.kill(signal))
browser.on('exit', (code) => process.exit(code ?? 0))

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly features?: Readonly<Record<string, string | null>> }
  readonly result?: { readonly contexts?: readonly { readonly context: string }[] }
}

const preference = 'layout.css.prefers-color-scheme.content-override'
const preferenceValues: ReadonlyMap<string | null | undefined, number> = new Map([
  ['dark', 0],
  ['light', 1],
])

createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
  if (address === undefined) return console.error(line)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as AddressInfo
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`)
  })
  server.on('connection', (client, { url = '' }) => relay(client, address + url))
})

const textOf = (data: RawData): string =>
  Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data as Buffer)]).toString()

function relay(client: WebSocket, address: string): void {
  const upstream = new WebSocket(address, { perMessageDeflate: false })
  const own = new Map<number, (answer: Message) => void>()
  // Playwright counts from one.
  let lastId = 1e9
  const send = (method: string, params: object) =>
    new Promise<Message>((resolve) => {
      own.set(++lastId, resolve)
      upstream.send(JSON.stringify({ id: lastId, method, params }))
    })
  const opened = new Promise((resolve) => upstream.once('open', resolve))

  /** Evaluates an expression in the privileged scope of Firefox. */
  async function evaluate(expression: string): Promise<Message> {
    const { result } = await send('browsingContext.getTree', { 'moz:scope': 'chrome' })
    const context = result?.contexts?.[0]?.context
    return send('script.evaluate', { expression, awaitPromise: true, target: { context } })
  }

  async function setColorScheme(scheme: string | null | undefined): Promise<void> {
    const value = preferenceValues.get(scheme) ?? 2
    await evaluate(`Services.prefs.setIntPref('${preference}', ${value})`)
  }

  async function pass(text: string): Promise<void> {
    await opened
    const { id, method, params } = JSON.parse(text) as Message
    if (method === 'script.callFunction' && text.includes(accessibilityTreeRequest)) {
      const answer = await evaluate(accessibilityTree)
      return client.send(JSON.stringify({ ...answer, id }))
    }
    if (method !== 'emulation.setMediaFeaturesOverride') return upstream.send(text)
    await setColorScheme(params?.features?.['prefers-color-scheme'])
    client.send(JSON.stringify({ id, type: 'success', result: {} }))
  }

  client.on('message', (data) => void pass(textOf(data)))
  upstream.on('message', (data) => {
    const text = textOf(data)
    const answer = JSON.parse(text) as Message
    const resolve = answer.id === undefined ? undefined : own.get(answer.id)
    if (answer.id === undefined || resolve === undefined) return client.send(text)
    own.delete(answer.id)
    resolve(answer)
  })
  upstream.on('close', () => client.close())
  client.on('close', () => upstream.close())
}

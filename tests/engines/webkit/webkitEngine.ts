import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { vi } from 'vitest'
import { findFreePort } from '../../findFreePort.ts'
import { pollingOptions } from '../polling.ts'
import type {
  AccessibleNode,
  BrowserEngine,
  BrowserEnginePage,
  EngineVisitOptions,
} from '../enginePage.ts'

const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Elements that may have one of the compared roles. */
const exposed =
  'h1, h2, h3, h4, h5, h6, a[href], button, input, select, textarea, summary, main, nav, header, footer, aside, search, form, section, [role]'

/** Calls the driver; throws an error with the driver's message. */
type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

const callerOf =
  (port: number): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(2 * pollingOptions.timeout),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

/** Window of the browser, commanded over a socket. */
interface Window {
  readonly socket: string
  readonly command: (words: object) => Promise<void>
  readonly console: readonly string[]
  readonly close: () => void
}

function listenForWindow(socket: string): Window {
  const answers = new Map<number, () => void>()
  const messages: string[] = []
  const connected = Promise.withResolvers<Socket>()
  const server: Server = createServer((connection) => {
    connected.resolve(connection)
    createInterface(connection).on('line', (line) => {
      const entry = JSON.parse(line) as { id: number } | { console: string }
      if ('console' in entry) messages.push(entry.console)
      else answers.get(entry.id)?.()
    })
    connection.on('error', () => undefined)
  }).listen(socket)
  let id = 0
  return {
    socket,
    command: async (words) => {
      const connection = await connected.promise
      id += 1
      const answered = new Promise<void>((resolve) => answers.set(id, resolve))
      connection.write(`${JSON.stringify({ ...words, id })}\n`)
      await answered
    },
    console: messages,
    close: () => server.close(),
  }
}

/** Starts an X server on a free display. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x2400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const output = child.stdio[3]
  if (!output || !('on' in output)) throw new Error('Xvfb has no output')
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
  return { name: `:${number}`, process: child }
}

/** Starts WebKitGTK with a window of its own on a display of its own. */
export async function startWebKit(): Promise<BrowserEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const display = await startDisplay()
  const window = listenForWindow(join(folder, 'window'))
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WINDOW_SOCKET: window.socket,
      WINDOW_DATA: join(folder, 'data'),
    },
  })
  const call = callerOf(port)
  await vi.waitFor(() => call('GET', '/status'), pollingOptions)
  const binary = join(import.meta.dirname, 'webkitWindow.py')
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [] } } },
  })
  const session: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  await session('POST', '/timeouts', {
    // A script in a page that is being replaced may never return: a wait for a condition tries again before its own
    // timeout.
    script: pollingOptions.timeout / 3,
    pageLoad: pollingOptions.timeout,
  })
  return {
    name: 'webkit',
    visit: (origin, options) => visit(session, window, origin, options),
    close: async () => {
      await session('DELETE', '').catch(() => undefined)
      driver.kill()
      display.process.kill()
      window.close()
      if (existsSync(folder)) rmSync(folder, { recursive: true, maxRetries: 5 })
    },
  }
}

async function visit(
  session: Call,
  window: Window,
  origin: string,
  options: EngineVisitOptions,
): Promise<BrowserEnginePage> {
  const { width = 1440, height = 900 } = options
  await session('POST', '/url', { url: 'about:blank' })
  await window.command({
    language: options.language ?? 'fr-FR',
    dark: options.colorScheme === 'dark',
    script: options.script ?? true,
    scripts: options.initScripts ?? [],
  })
  const page = pageOf(session, window)
  await page.resize(width, height)
  // Cookies can be deleted on a page of the site only.
  await page.open(`${origin}/robots.txt`)
  await deleteCookies(session, page)
  for (const [name, value] of Object.entries(options.cookies ?? {}))
    await session('POST', '/cookie', { cookie: { name, value, path: '/' } })
  return page
}

/** Deletes all cookies; the driver does not wait for that, and pages keep a copy a moment longer. */
const deleteCookies = (session: Call, page: BrowserEnginePage): Promise<void> =>
  vi.waitFor(async () => {
    await session('DELETE', '/cookie')
    const cookies = await session<readonly object[]>('GET', '/cookie')
    const copy = await page.evaluate(() => document.cookie)
    if (cookies.length > 0 || copy !== '') throw new Error(`Cookies are left: ${copy}`)
  }, pollingOptions)

function pageOf(session: Call, window: Window): BrowserEnginePage {
  const begin = window.console.length
  const act = (type: string, id: string, actions: readonly object[]) =>
    session<void>('POST', '/actions', {
      actions: [
        {
          type,
          id,
          ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }),
          actions,
        },
      ],
    })
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  })
  const page: BrowserEnginePage = {
    engine: 'webkit',
    open: (url) => session('POST', '/url', { url }),
    evaluate: async <Result>(run: (...args: never[]) => unknown, ...args: readonly unknown[]) => {
      const script = `const done = arguments[arguments.length - 1]
        Promise.resolve().then(() => (${String(run)}).apply(null, [].slice.call(arguments, 0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = await session<{ value: Result; error?: string }>('POST', '/execute/async', {
        script,
        args,
      })
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    runScript: async (source) => {
      await session('POST', '/execute/sync', { script: source, args: [] })
    },
    hover: (x, y) => act('pointer', 'mouse', [move(x, y)]),
    click: (x, y) =>
      act('pointer', 'mouse', [
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: async (...names) => {
      for (const name of names) {
        const chord = name.split('+').map((part) => keys[part] ?? part)
        await act('key', 'keyboard', [
          ...chord.map((value) => ({ type: 'keyDown', value })),
          ...chord.toReversed().map((value) => ({ type: 'keyUp', value })),
        ])
      }
    },
    type: (text) =>
      act(
        'key',
        'keyboard',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    resize: async (width, height) => {
      await window.command({ size: [width, height] })
      await vi.waitFor(async () => {
        const size = await page.evaluate(() => [innerWidth, innerHeight])
        if (size[0] !== width || size[1] !== height)
          throw new Error(`The window is ${String(size)}`)
      }, pollingOptions)
    },
    setColorScheme: async (scheme) => {
      await window.command({ dark: scheme === 'dark' })
      await vi.waitFor(async () => {
        const isSet = await page.evaluate(
          (wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches,
          scheme,
        )
        if (!isSet) throw new Error(`The colour scheme is not ${scheme}`)
      }, pollingOptions)
    },
    accessibleNodes: async () => {
      // The driver only provides roles and names of elements, which are in reading order.
      await page.evaluate(() => {
        for (const element of document.body.querySelectorAll('*'))
          if (
            // An element with the contents of its box only counts as invisible.
            (element.checkVisibility({ visibilityProperty: true }) ||
              getComputedStyle(element).display === 'contents') &&
            !element.closest('[aria-hidden=true], [inert]')
          )
            element.setAttribute('data-exposed', '')
      })
      const elements = await session<readonly Readonly<Record<string, string>>[]>(
        'POST',
        '/elements',
        {
          using: 'css selector',
          value: `:is(${exposed})[data-exposed]`,
        },
      )
      const nodes: AccessibleNode[] = []
      for (const element of elements) {
        const path = `/element/${Object.values(element)[0]}`
        const role = await session<string>('GET', `${path}/computedrole`)
        // WebKitGTK reports the button of a select as a button; the others use the role of HTML-AAM.
        const isList =
          role === 'button' && (await session<string>('GET', `${path}/name`)) === 'select'
        nodes.push([
          isList ? 'combobox' : role,
          await session<string>('GET', `${path}/computedlabel`),
        ])
      }
      return nodes
    },
    problems: () =>
      window.console.slice(begin).filter((line) => /^CONSOLE .*(WARN|ERROR)/.test(line)),
  }
  return page
}

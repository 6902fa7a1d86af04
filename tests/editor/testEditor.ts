import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as sendRequest,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  type EditorCallResponse,
  type EditorCallBody,
  type EditorCallName,
  editorKeyHeader,
} from '../../site/editor/api/calls.ts'
import { createCallHandler } from '../../site/editor/server/callHandler.ts'
import { createEditorCallHandlers } from '../../site/editor/server/handlers.ts'
import { startEditorServer } from '../../site/editor/server/http/editorServer.ts'
import { openSaveHistory } from '../../site/editor/server/saveHistory.ts'
import { startEditorWorker } from '../../site/editor/server/worker/workerClient.ts'
import type { FixtureConfigChange } from '../fixtures/pageConfigs.ts'
import { createFixtureProject } from '../generator/project.ts'

export interface EditorTestResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface EditorTestRequest {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
}

/** Editor of a fixture project, without the files for browsers. */
export interface TestEditor {
  readonly top: string
  readonly origin: string
  readonly key: string
  readonly call: <N extends EditorCallName>(
    name: N,
    body: EditorCallBody<N>,
  ) => Promise<EditorCallResponse<N>>
  /** Sends a request with any headers, also those that browsers set themselves. */
  readonly send: (request: EditorTestRequest) => Promise<EditorTestResponse>
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  /** Ends the process that reads and writes configs. */
  readonly stopWorker: () => void
}

/** Starts the editor of a fixture project with changes; it ends with the test. */
export const startTestEditor = (...changes: readonly FixtureConfigChange[]): Promise<TestEditor> =>
  startEditorOfProject(createFixtureProject(...changes))

/** Starts the editor of a project; it ends with the test. */
export async function startEditorOfProject(top: string): Promise<TestEditor> {
  const server = createServer()
  const worker = startEditorWorker(top)
  onTestFinished(() => {
    worker.stop()
    server.closeAllConnections()
    server.close()
  })
  const history = openSaveHistory(join(top, '.cache/editor/saves'))
  const noData = () => Promise.resolve({ sections: [] })
  const key = 'key-of-the-test'
  await startEditorServer({
    server,
    port: 0,
    key,
    top,
    call: createCallHandler(createEditorCallHandlers(worker, history, noData, top)),
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const send = async ({ method = 'POST', path, headers = {}, body }: EditorTestRequest) => {
    const all = { origin, 'content-type': 'application/json', [editorKeyHeader]: key, ...headers }
    const sent = Object.entries(all).filter(([, value]) => value !== undefined)
    const request = sendRequest({
      port,
      method,
      path,
      headers: Object.fromEntries(sent) as Record<string, string>,
    })
    // The server may answer and close before it has read a large body.
    request.on('error', () => {})
    request.end(body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    let text = ''
    for await (const chunk of response) text += String(chunk)
    return { status: response.statusCode ?? 0, headers: response.headers, body: text }
  }
  return {
    top,
    origin,
    key,
    send,
    call: async (name, body) => {
      const answer = await send({ path: `/calls/${name}`, body: JSON.stringify(body) })
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body}`)
      return JSON.parse(answer.body) as never
    },
    read: (file) => readFileSync(join(top, file), 'utf8'),
    write: (file, text) => writeFileSync(join(top, file), text),
    stopWorker: worker.stop,
  }
}

/** Returns the unsaved state of a page that was just opened. */
export function createUnsavedState({
  page,
  config,
}: EditorCallResponse<'page'>): EditorCallBody<'check'> {
  const { sections, ...root } = config
  const items = (sections as readonly Readonly<Record<string, unknown>>[]).map((value, from) => ({
    from,
    value,
  }))
  return { page, root, items, words: {}, base: { config, words: {} } }
}

/** Changes a text of an unsaved state. */
export function replaceTextInUnsavedState(
  unsaved: EditorCallBody<'check'>,
  { texts }: EditorCallResponse<'page'>,
  catalogue: string,
  id: string,
  text: string | null,
): EditorCallBody<'check'> {
  const { words, base } = unsaved
  const before = texts[catalogue]?.[id] ?? null
  return {
    ...unsaved,
    words: { ...words, [catalogue]: { ...words[catalogue], [id]: text } },
    base: {
      ...base,
      words: { ...base.words, [catalogue]: { ...base.words[catalogue], [id]: before } },
    },
  }
}

import { hash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getMaxBodyBytes } from '../../api/calls.ts'
import { type EditorClientBundle, isEditorDocumentPath } from './bundle.ts'
import { RequestBodyError, readJsonBody } from './readBody.ts'
import {
  editorBundleHeaders,
  editorDocumentHeaders,
  createEditorDocument,
  editorKeyPromptDocument,
  editorKeyPromptHeaders,
} from './editorDocument.ts'
import {
  type RequestGuardOptions,
  parseEditorCallName,
  isValidEditorKey,
  isTopLevelNavigation,
  loopbackAddress,
  refuseEditorCall,
  refuseRequest,
} from './requestGuard.ts'

/** Answers calls: `undefined` stands for an unknown name. */
export type EditorCallHandler = (name: string, body: unknown) => Promise<unknown> | undefined

/** Files for the browser. */
export interface EditorAssetSources {
  readonly bundle: EditorClientBundle
  /** Answers requests for public files of the site. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void
}

/** Thrown by a call whose body does not have the right form. */
export class InvalidEditorCallError extends Error {}

interface EditorServerOptions {
  readonly server: Server
  /** 0 takes a free port. */
  readonly port: number
  readonly key: string
  /** Folder of the edited project. */
  readonly top: string
  readonly call: EditorCallHandler
  readonly files?: EditorAssetSources
}

/** Starts the server of the editor on the loopback address; resolves to the address to open. */
export async function startEditorServer({
  server,
  port: wanted,
  key,
  top,
  call,
  files,
}: EditorServerOptions): Promise<string> {
  const project = hash('sha256', top).slice(0, 12)
  server.on('request', (request, response) => {
    const access = { port: (server.address() as AddressInfo).port, key }
    respond(request, response, { access, project, call, files }).catch((error: unknown) => {
      process.stderr.write(`${String((error as Error).stack)}\n`)
      sendError(response, 500, 'The editor failed; its terminal says why.')
    })
  })
  server.listen(wanted, loopbackAddress)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://${loopbackAddress}:${port}/?key=${key}`
}

interface Context {
  readonly access: RequestGuardOptions
  readonly project: string
  readonly call: EditorCallHandler
  readonly files: EditorAssetSources | undefined
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { access, project, call, files }: Context,
): Promise<void> {
  const url = request.url ?? '/'
  const refusal = refuseRequest(request, access)
  const address = URL.parse(url, `http://${loopbackAddress}`)
  const pathname = address?.pathname ?? ''
  const hasKey = isValidEditorKey(address?.searchParams.get('key') ?? '', access)
  const isRefused = refusal?.status === 403 || (!refusal && !hasKey)
  if (isRefused && pathname === '/' && isTopLevelNavigation(request))
    return void response.writeHead(403, editorKeyPromptHeaders).end(editorKeyPromptDocument)
  if (refusal) return sendError(response, refusal.status, refusal.reason)
  const name = parseEditorCallName(url)
  if (name !== undefined) return respondToCall(name, request, response, { access, call })
  if (!isEditorDocumentPath(pathname)) {
    if (!files) return sendError(response, 404, 'Nothing is here.')
    const file = files.bundle.find(pathname)
    if (!file) return files.serve(request, response)
    return void response.writeHead(200, editorBundleHeaders(file.type)).end(file.body)
  }
  if (!hasKey)
    return sendError(response, 403, 'Open the address that the terminal shows: it has the key.')
  const html = createEditorDocument({
    key: access.key,
    project,
    files: files?.bundle.filesOf(pathname),
    framed: pathname === '/' ? files?.bundle.filesOf('/preview') : undefined,
  })
  response.writeHead(200, editorDocumentHeaders).end(html)
}

async function respondToCall(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  { access, call }: Pick<Context, 'access' | 'call'>,
): Promise<void> {
  const refusal = refuseEditorCall(request, access)
  if (refusal) return sendError(response, refusal.status, refusal.reason)
  try {
    const answer = call(name, await readJsonBody(request, getMaxBodyBytes(name)))
    if (!answer) return sendError(response, 404, 'There is no such call.')
    const text = JSON.stringify(await answer)
    response.writeHead(200, jsonHeaders).end(text)
  } catch (error) {
    if (error instanceof InvalidEditorCallError) return sendError(response, 400, error.message)
    if (!(error instanceof RequestBodyError)) throw error
    // The rest of the body is not read.
    response.setHeader('Connection', 'close')
    sendError(response, error.status, error.message)
  }
}

const jsonHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const

function sendError(response: ServerResponse, status: number, reason: string): void {
  if (response.headersSent) return void response.end()
  response.writeHead(status, { ...jsonHeaders }).end(JSON.stringify({ reason }))
}

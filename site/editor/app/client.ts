import {
  type EditorCallResponse,
  type EditorCallBody,
  type EditorCallName,
  editorCallsPath,
  editorKeyHeader,
} from '../api/calls.ts'
import { updateServerConnection } from './serverConnection.ts'

/** A call that the server refused or could not perform. */
class CallError extends Error {
  override readonly name = 'CallError'
  /** HTTP status; 0 if the server did not answer. */
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** URL of the document of a preview. */
export const getPreviewUrl = (): string => `/preview?${new URLSearchParams({ key }).toString()}`

const key = document.querySelector<HTMLMetaElement>('meta[name=editor-key]')?.content ?? ''

/** Calls the server of the editor. Fails with a CallError. */
export async function callEditorServer<N extends EditorCallName>(
  name: N,
  body: EditorCallBody<N>,
  signal?: AbortSignal,
): Promise<EditorCallResponse<N>> {
  const response = await fetch(editorCallsPath + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [editorKeyHeader]: key },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    updateServerConnection(0)
    throw new CallError('The editor does not answer. Start it again with npm run studio.', 0)
  })
  updateServerConnection(response.status)
  if (!response.ok) throw new CallError(await reasonOf(response), response.status)
  return (await response.json()) as EditorCallResponse<N>
}

/** Returns the reason of a refusal; the body may be anything if something else answers. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text()
  try {
    return (JSON.parse(text) as { reason?: string }).reason ?? text
  } catch {
    return text
  }
}

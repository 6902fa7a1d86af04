import { Schema } from 'effect'
import {
  type EditorCallResponse,
  type EditorCallBody,
  type EditorCallName,
  editorCallSchemas,
} from '../api/calls.ts'
import { type EditorCallHandler, InvalidEditorCallError } from './http/editorServer.ts'

/** Functions that answer the calls. */
export type EditorCallHandlers = {
  readonly [N in EditorCallName]: (body: EditorCallBody<N>) => Promise<EditorCallResponse<N>>
}

/** Creates a handler that decodes the body of a call by its schema. */
export const createCallHandler =
  (handlers: EditorCallHandlers): EditorCallHandler =>
  (name, body) => {
    if (!Object.hasOwn(editorCallSchemas, name)) return undefined
    return answerCall(handlers as unknown as Handlers, name as EditorCallName, body)
  }

type Handlers = Readonly<Record<EditorCallName, (body: unknown) => Promise<unknown>>>

async function answerCall(
  handlers: Handlers,
  name: EditorCallName,
  body: unknown,
): Promise<unknown> {
  const schema = editorCallSchemas[name].body as unknown as Schema.Codec<unknown>
  const decoded = Schema.decodeUnknownOption(schema, { onExcessProperty: 'error' })(body)
  if (decoded._tag === 'None')
    throw new InvalidEditorCallError(`The body is not that of the call ${name}.`)
  return handlers[name](decoded.value)
}

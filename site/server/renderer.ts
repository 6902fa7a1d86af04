import { Effect, Schema } from 'effect'
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { DocumentInForce } from '#data/agreements.ts'
import type { ListedRecord, ListName } from '#data/lists.ts'
import type { RequestContext } from '#data/requestContext.ts'
import type { RequestHeaders } from './body.ts'

/** The app as React Router builds it, with what its entry adds. */
export interface AppBuild extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      readonly pageContext: (value: RequestContext) => RouterContextProvider
      /** The published records of a kind at a moment, once for every website that shows them. */
      readonly listed: (name: ListName, now: number) => readonly ListedRecord[]
      /** The documents accounts agree to, as they are published at a moment. */
      readonly documentsInForce: (now: number) => readonly DocumentInForce[]
    }
  }
}

export interface RenderRequest {
  readonly url: string
  readonly headers: RequestHeaders
  /** The body of a post; without one the page is only asked for. */
  readonly body?: ArrayBuffer
  readonly context: RequestContext
}

/** What the app answered, with its body in memory. */
export interface Rendered {
  readonly status: number
  readonly type: string
  readonly location: string | undefined
  readonly cookies: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly content: Uint8Array
  /** What went wrong where the app could still answer with its error page. */
  readonly errors: readonly unknown[]
}

/** The app itself failed: there is not even an error page. */
export class RenderFailed extends Schema.TaggedError<RenderFailed>()('RenderFailed', {
  cause: Schema.Defect(),
}) {}

/** Renders request and app pages, answers to forms, and error pages. */
export type Renderer = (request: RenderRequest) => Effect.Effect<Rendered, RenderFailed>

// The app sees no other header: neither forged framework headers nor what concerns the connection.
const passedOn = ['accept', 'accept-language', 'content-type', 'cookie', 'sec-gpc', 'user-agent']
// What React Router's client takes for the answer of an action or a loader.
const clientData = 'text/x-script'
const passedBack = ['referrer-policy', 'retry-after', 'x-robots-tag', 'x-remix-response']

export function makeRenderer(build: AppBuild): Renderer {
  const { pageContext } = build.entry.module
  const failures = new WeakMap<object, unknown[]>()
  // The app would print its errors; here they go into the log of their request.
  const handleError = (error: unknown, { context }: { context: object }) => {
    if (!isRouteErrorResponse(error) || error.status >= 500) failures.get(context)?.push(error)
  }
  const module = { ...build.entry.module, handleError }
  const handler = createRequestHandler({ ...build, entry: { module } }, 'production')
  return ({ url, headers, body, context }) =>
    Effect.tryPromise({
      try: async (signal) => {
        const asked = new Request(url, {
          method: body === undefined ? 'GET' : 'POST',
          headers: pick(headers, passedOn),
          signal,
          ...(body === undefined ? {} : { body }),
        })
        const provider = pageContext(context)
        const errors: unknown[] = []
        failures.set(provider, errors)
        return readAnswer(await handler(asked, provider), errors)
      },
      catch: (cause) => new RenderFailed({ cause }),
    })
}

async function readAnswer(answer: Response, errors: readonly unknown[]): Promise<Rendered> {
  const content = new Uint8Array(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const location = answer.headers.get('location') ?? undefined
  if (answer.status >= 500 && !type.startsWith('text/html') && type !== clientData)
    throw new Error(`The app answered ${answer.status} without a page`, { cause: errors[0] })
  return {
    status: answer.status,
    type,
    location,
    cookies: answer.headers.getSetCookie(),
    headers: pick(Object.fromEntries(answer.headers), passedBack),
    content,
    errors,
  }
}

const pick = (from: RequestHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

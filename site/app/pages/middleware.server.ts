import type { MiddlewareFunction } from 'react-router'
import type { MiddlewareName } from '#data/pages/middlewareNames.ts'

/** Creates a middleware that sets a response header. */
const withHeader =
  (name: string, value: string): MiddlewareFunction<Response> =>
  async (_, next) => {
    const answer = await next()
    answer.headers.set(name, value)
    return answer
  }

const middlewares: ReadonlyMap<string, MiddlewareFunction<Response>> = new Map<
  MiddlewareName,
  MiddlewareFunction<Response>
>([
  ['no-archive', withHeader('X-Robots-Tag', 'noarchive')],
  ['no-referrer', withHeader('Referrer-Policy', 'no-referrer')],
])

/** Returns the route middleware that a page config names. */
export const findRouteMiddleware = (names: readonly string[]): MiddlewareFunction<Response>[] =>
  names.map((name) => {
    const found = middlewares.get(name)
    if (!found) throw new Error(`Unknown route middleware: ${name}`)
    return found
  })

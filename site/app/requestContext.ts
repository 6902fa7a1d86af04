import { createContext, RouterContextProvider } from 'react-router'
import { noCalls } from '#data/calls.ts'
import type { RequestContext } from '#data/requestContext.ts'

/** What the server says about the request at hand; in development there is no server in front. */
export const requestContext = createContext<RequestContext>({
  requestId: 'development',
  get now() {
    return Date.now()
  },
  nonce: '',
  mayPreview: true,
  banner: false,
  flash: undefined,
  consent: undefined,
  calls: noCalls,
})

/** Makes the context that React Router's handler takes with a request. */
export function pageContext(value: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(requestContext, value)
  return provider
}

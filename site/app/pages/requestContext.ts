import { createContext, RouterContextProvider } from 'react-router'
import { unavailablePageServices } from '#data/api/serverPort.ts'
import type { RequestContext } from '#data/pages/requestContext.ts'

/** Context of the current request, set by the server. The default applies in development, without the server. */
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
  calls: unavailablePageServices,
})

/** Creates the context provider for React Router's request handler. */
export function createPageContext(value: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(requestContext, value)
  return provider
}

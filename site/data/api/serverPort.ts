import type { CallApiInProcess } from './callTypes.ts'
import { getErrorMessage } from './httpErrors.ts'

/** Services that the server provides to page loaders and actions, bound to the current request. */
export interface PageServices {
  /** Resolves to true if a form is stored under this reference number. */
  readonly isAccepted: (reference: string) => Promise<boolean>
  /** Calls the API in process, with its validation, rate limits and messages. */
  readonly call: CallApiInProcess
}

/** Null implementation for development and prerendering, where no server runs behind the pages. */
export const unavailablePageServices: PageServices = {
  isAccepted: () => Promise.resolve(false),
  call: () =>
    Promise.resolve({
      ok: false,
      status: 503,
      cookies: [],
      body: { code: 503, message: getErrorMessage(503, 'en-US') },
    }),
}

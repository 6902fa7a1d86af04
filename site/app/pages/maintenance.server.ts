import { data } from 'react-router'

const retryAfter = '3600'

/** Responds with 503 and Retry-After for a page under maintenance. */
export const respondUnderMaintenance = <T>(page: T) =>
  data(page, { status: 503, headers: { 'Retry-After': retryAfter } })

/** Copies the loader's headers to the document response. */
export const forwardLoaderHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers =>
  loaderHeaders

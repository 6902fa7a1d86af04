import { data } from 'react-router'

const retryAfter = '3600'

/** The data of a page that is under maintenance: search engines and programs are told to come back. */
export const underMaintenance = <T>(page: T) =>
  data(page, { status: 503, headers: { 'Retry-After': retryAfter } })

/** Lets the document say what the data says. */
export const maintenanceHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers =>
  loaderHeaders

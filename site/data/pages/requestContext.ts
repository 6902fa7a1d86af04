import type { PageServices } from '../api/serverPort.ts'

/** Data of a request that the server passes to page loaders and to the renderer. */
export interface RequestContext {
  readonly requestId: string
  /** Time of the request by the server's clock, in ms since the epoch. */
  readonly now: number
  /** CSP nonce of the response, set on the scripts of hydrated pages. */
  readonly nonce: string
  /** True if the request may view drafts; defaults to false. */
  readonly mayPreview?: boolean
  /** True if the consent banner is to be shown. */
  readonly banner: boolean
  /** Id of the flash message. */
  readonly flash: string | undefined
  /** Stored consent; undefined if the visitor has not decided. */
  readonly consent: readonly ('preference' | 'statistics' | 'marketing')[] | undefined
  /** Services of the server for loaders and actions. */
  readonly calls: PageServices
}

import type { SiteCalls } from './calls.ts'

/** What the server tells the page renderer about one request. */
export interface RequestContext {
  readonly requestId: string
  /** Time of the request by the server's clock, in ms since the epoch. */
  readonly now: number
  /** CSP nonce of this answer; pages that are hydrated whole put it on their scripts. */
  readonly nonce: string
  /** Whether a draft may be shown; left out, it may not. */
  readonly mayPreview?: boolean
  /** Whether the visitor still has to be asked for consent. */
  readonly banner: boolean
  /** Id of a message that travelled with a redirect. */
  readonly flash: string | undefined
  /** The visitor's consent as stored, for the settings page; none while not asked. */
  readonly consent: readonly ('preference' | 'statistics' | 'marketing')[] | undefined
  /** What forms ask of the server. */
  readonly calls: SiteCalls
  /** Who keeps documents instead of sending them. */
  readonly keeper?: {
    /** Told what was loaded for the document and for its page, which may not be enumerable: says whether they are kept as they would be rendered. */
    readonly has: (shell: { readonly words: object }, page: { readonly words: object }) => boolean
    /** Takes what was rendered; the answer has no body then. */
    readonly take: (html: string) => void
  }
}

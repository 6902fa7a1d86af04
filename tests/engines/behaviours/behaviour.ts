import type { EnginePage, VisitOptions } from '../enginePage.ts'
import type { SiteProxy } from '../siteProxy.ts'

/** Something that visitors can do, in every engine. */
export interface Behaviour {
  /** Sentence about what happens. */
  readonly name: string
  readonly options?: VisitOptions & {
    /** True if the visitor has not decided about cookies yet, so that the banner is shown. */
    readonly banner?: true
  }
  /** Responses, messages and reports that belong to the behaviour. */
  readonly expected?: RegExp
  readonly run: (visit: BehaviourVisit) => Promise<void>
}

export interface BehaviourVisit {
  readonly page: EnginePage
  readonly proxy: SiteProxy
  /** Opens a path of the site. */
  readonly open: (path: string) => Promise<void>
}

import type { BrowserEngineVisit, EngineVisitorOptions } from '../withVisit.ts'

/** Action of visitors that must work in every engine. */
export interface BrowserBehaviour {
  /** Title of the test. */
  readonly name: string
  readonly options?: EngineVisitorOptions
  /** Responses, messages and reports that the behaviour is expected to cause. */
  readonly expected?: RegExp
  readonly run: (visit: BrowserEngineVisit) => Promise<void>
}

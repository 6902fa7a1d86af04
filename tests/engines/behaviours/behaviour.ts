import type { BrowserEngineVisit, EngineVisitorOptions } from '../withVisit.ts'

/** Something that visitors can do, in every engine. */
export interface BrowserBehaviour {
  /** Sentence about what happens. */
  readonly name: string
  readonly options?: EngineVisitorOptions
  /** Responses, messages and reports that belong to the behaviour. */
  readonly expected?: RegExp
  readonly run: (visit: BrowserEngineVisit) => Promise<void>
}

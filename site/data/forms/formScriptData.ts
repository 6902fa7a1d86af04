import type { FormFieldRules } from './formFields.ts'

/** Texts and rules that a form of a page that is not hydrated carries for its script. */
export interface FormScriptData {
  /** Rules of its fields, with texts in place of message ids. */
  readonly rules: FormFieldRules
  /** Title of the error summary for one error, for two, and so on. */
  readonly summaries: readonly string[]
  /** Title of a problem with the form as a whole. */
  readonly failure: string
  /** Reasons why a post got no answer, by message id. */
  readonly lost: Readonly<Record<string, string>>
  readonly unavailable: string
  /** `{id}` stands for the id of the request. */
  readonly request: string
  readonly sending: string
}

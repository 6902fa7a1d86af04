import type { Project } from '../input/project.ts'

/** Settings that the operator must provide before launch. */
export interface MissingLaunchEntries {
  /** Entries of content/operator.json without value. */
  readonly operator: readonly string[]
  /** Texts that counsel has not approved in their current version. */
  readonly counsel: readonly string[]
}

/** Lists empty entries of the operator and texts that are drafts for counsel, in the order of their files. */
export function findMissingLaunchEntries({ operator, records }: Project): MissingLaunchEntries {
  const texts = [...records.documents.entries, ...records.guides.entries]
  return {
    operator: operator.entries.flatMap(({ id, value }) =>
      id !== undefined && value?.value === null ? id : [],
    ),
    counsel: texts.flatMap(({ id, value }) =>
      id !== undefined && value?.counsel === null ? id : [],
    ),
  }
}

import type { SaveSummary } from '../../api/changes.ts'
import type { WrittenFileVersions } from './revertFiles.ts'

/** Answer of a call that writes, with both versions of the written files for `undo`. */
export interface WriteCallResult<A> {
  readonly answer: A
  readonly written: readonly WrittenFileVersions[]
  /** Describes the save in the list of saves; undefined if it is not listed. */
  readonly summary: SaveSummary | undefined
}

import type { WrittenFileVersions } from './revertFiles.ts'

/** Answer of a call that writes, with both versions of the written files for `undo`. */
export interface WriteCallResult<A> {
  readonly answer: A
  readonly written: readonly WrittenFileVersions[]
  /** Names the save in the list of saves. */
  readonly label: string
}

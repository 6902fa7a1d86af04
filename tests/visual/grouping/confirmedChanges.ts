import type { FrameChanges } from '../picture.ts'
import { createOutlineChange, type VisualChange } from './visualChanges.ts'

/** Kinds whose key does not say what has changed, so that an equal key is not an equal change. */
const indistinctKinds: ReadonlySet<VisualChange['kind']> = new Set([
  'moved',
  'new',
  'removed',
  'flaky',
  'unknown',
])

/** Returns the keys of all changes of a frame; undefined if it has one that is not told apart from others. */
function keysOf({ picture, outline }: FrameChanges): readonly string[] | undefined {
  const all = [
    ...(picture?.changes ?? []),
    ...(outline ? [createOutlineChange(outline.lines)] : []),
  ]
  const isClear = all.every(({ kind, isMany }) => !indistinctKinds.has(kind) && !isMany)
  return isClear && all.length > 0 ? all.map(({ key }) => key) : undefined
}

/**
 * Changes that two pictures of a frame have shown alike. A frame that shows no other change need not be opened again; its page is still
 * painted a second time.
 */
export class ConfirmedChanges {
  readonly #keys = new Set<string>()

  /** Adds the changes of a frame whose second picture was equal to the first. */
  add(changes: FrameChanges): void {
    for (const key of keysOf(changes) ?? []) this.#keys.add(key)
  }

  /** Returns whether all changes of a frame are confirmed. */
  includes(changes: FrameChanges): boolean {
    return keysOf(changes)?.every((key) => this.#keys.has(key)) ?? false
  }
}

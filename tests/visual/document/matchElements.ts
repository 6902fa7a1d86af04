import { alignLists } from './alignment.ts'
import type { DocumentElement, DocumentSnapshot } from './documentSnapshot.ts'

/** Elements of two documents that are the same one; the others were added or removed. */
export interface MatchedElements {
  /** Index before by index now. */
  readonly pairs: ReadonlyMap<number, number>
  /** Indexes now, without descendants of added elements. */
  readonly added: readonly number[]
  /** Indexes before, without descendants of removed elements. */
  readonly removed: readonly number[]
}

/**
 * Matches the elements of two documents from the root on: children that are equal with all that is in them first, then those between them in
 * order of their names. So an inserted element does not shift its siblings.
 */
export function matchElements(before: DocumentSnapshot, now: DocumentSnapshot): MatchedElements {
  const [was, is] = [treeOf(before.elements), treeOf(now.elements)]
  const pairs = new Map<number, number>()
  const [added, removed]: [number[], number[]] = [[], []]
  const open: [readonly number[], readonly number[]][] = [[was.children(-1), is.children(-1)]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [old, fresh] = next
    const found = new Map<number, number>()
    const gapsOf = alignChildren(old, fresh, was.contents, is.contents, found)
    for (const [oldGap, freshGap] of gapsOf)
      alignChildren(oldGap, freshGap, was.names, is.names, found)
    const kept = new Set(found.values())
    added.push(...fresh.filter((element) => !found.has(element)))
    removed.push(...old.filter((element) => !kept.has(element)))
    for (const [element, other] of found) {
      pairs.set(element, other)
      open.push([was.children(other), is.children(element)])
    }
  }
  const ascending = (a: number, b: number) => a - b
  return { pairs, added: added.toSorted(ascending), removed: removed.toSorted(ascending) }
}

/** Adds the children with equal keys to `found` and returns the lists between them. */
function alignChildren(
  old: readonly number[],
  fresh: readonly number[],
  oldKeys: readonly string[],
  freshKeys: readonly string[],
  found: Map<number, number>,
): readonly [readonly number[], readonly number[]][] {
  const aligned = alignLists(
    old.map((element) => oldKeys[element]),
    fresh.map((element) => freshKeys[element]),
  )
  const gaps: [readonly number[], readonly number[]][] = []
  let [oldStart, freshStart] = [0, 0]
  for (const [was, is] of [...aligned, [old.length, fresh.length] as const]) {
    if (was > oldStart && is > freshStart)
      gaps.push([old.slice(oldStart, was), fresh.slice(freshStart, is)])
    ;[oldStart, freshStart] = [was + 1, is + 1]
    const [other, element] = [old[was], fresh[is]]
    if (other !== undefined && element !== undefined) found.set(element, other)
  }
  return gaps
}

/** Children and keys of elements, which stand in document order. */
function treeOf(elements: readonly DocumentElement[]) {
  const children = Map.groupBy(elements.keys(), (at) => elements[at]?.parent ?? -1)
  const names = elements.map(({ name }) => name)
  const contents = elements.map(({ name, text = '' }) => `${name} ${text}`)
  // From the last to the first: an element stands before what is in it.
  for (let at = elements.length - 1; at >= 0; at--)
    contents[at] += (children.get(at) ?? []).map((child) => ` ${contents[child]}`).join(' ')
  return { children: (parent: number) => children.get(parent) ?? [], names, contents }
}

import type { DocumentSnapshot } from './documentSnapshot.ts'
import type { MatchedElements } from './matchElements.ts'

/** Another text or accessible name of an element. */
export interface ElementTextChange {
  readonly element: number
  readonly before: string
  readonly after: string
}

export const listElementTextChanges = (
  before: DocumentSnapshot,
  now: DocumentSnapshot,
  { pairs }: MatchedElements,
): readonly ElementTextChange[] =>
  [...pairs].flatMap(([element, other]) => {
    const { text: was = '' } = before.elements[other] ?? {}
    const { text: is = '' } = now.elements[element] ?? {}
    return was === is ? [] : { element, before: was, after: is }
  })

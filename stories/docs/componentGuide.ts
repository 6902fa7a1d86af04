import type { ReactNode } from 'react'

/** A part of a component: name, purpose, and the selector of the part in the default example, which is then drawn with its number. */
export type AnatomyPart = readonly [name: string, purpose: string, selector?: string]

/** A drawn example with the reason why it is right or wrong. */
export interface GuideDrawing {
  readonly drawing: ReactNode
  readonly reason: string
}

/** Content of the docs page of a component besides its props; checked by `guides.test.tsx`. */
export interface ComponentGuide {
  readonly anatomy: readonly AnatomyPart[]
  readonly right: GuideDrawing
  readonly wrong: GuideDrawing
  readonly accessibility: readonly string[]
  /** Rules for its texts. */
  readonly content: readonly string[]
  /** Names of components that are alternatives or parts. */
  readonly related: readonly string[]
}

export type ComponentGuides = Readonly<Record<string, ComponentGuide>>

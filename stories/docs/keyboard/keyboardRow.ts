/** Names of keys as in `KeyboardEvent.key`, with `Space` for the space bar. */
export type KeyboardKey =
  | 'Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Home'
  | 'End'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  // A letter, where typing finds an item.
  | 'd'

/** The state in which a key is pressed, in a newly opened story. */
interface Start {
  /** Selector of the element with the focus. */
  readonly focus?: string
  /** Name of the story, `Playground` by default. */
  readonly story?: string
  /** Width of the window in px, 1440 by default. */
  readonly width?: number
}

/**
 * A key of a component: its effect as described on the docs page, and how `tests/storybook/keyboard.test.ts` observes
 * it in a browser: after the key an element matches the selector, and none did before. Without `start` the key is
 * pressed in the state after the previous row; the first row starts at the beginning of the story. The test adds
 * attributes for conditions that selectors cannot express: `data-pressed` to links and buttons that were pressed,
 * `data-submitted` to submitted forms, `data-value` to changed fields, `data-caret` to the text field with the caret,
 * and `data-scrolled`.
 */
export type KeyboardDocsRow = readonly [
  key: KeyboardKey,
  effect: string,
  result: string,
  start?: Start,
]

export type KeyboardDocsTables = Readonly<Record<string, readonly KeyboardDocsRow[]>>

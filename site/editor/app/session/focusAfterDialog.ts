/** Focuses an element after a closing dialog has given the focus back, which it does in a timer of its own. */
export const focusAfterDialog = (find: () => HTMLElement | null): void => {
  setTimeout(() => setTimeout(() => find()?.focus()))
}

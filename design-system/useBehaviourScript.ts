import { useLayoutEffect } from 'react'

/**
 * Binds a script of `behaviour` while a component is shown, and marks the document as scripted (`data-script`), which
 * shows controls that need script; pages that are rendered on a server mark it in their head, before the first paint.
 *
 * @param bind starts the script and returns a function that ends it; the same function in every rendering
 */
export function useBehaviourScript(bind?: () => () => void): void {
  // Before the first paint, so that the script answers a key that is pressed at once.
  useLayoutEffect(() => {
    document.documentElement.dataset['script'] ??= ''
    return bind?.()
  }, [bind])
}

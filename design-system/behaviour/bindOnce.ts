/** Listeners of a behaviour on the document, and how many callers need them. */
interface Binding {
  users: number
  readonly controller: AbortController
}

// On the document, because scripts of a page and an application may each contain this module.
const key = Symbol.for('fds-bindings')

interface BoundDocument extends Document {
  [key]?: Map<string, Binding>
}

/**
 * Adds the listeners of a behaviour to the document unless they are there; returns a function that removes them
 * when the last caller has called it.
 */
export function bindOnce(name: string, add: (signal: AbortSignal) => void): () => void {
  const bindings = ((document as BoundDocument)[key] ??= new Map<string, Binding>())
  let binding = bindings.get(name)
  if (!binding) {
    binding = { users: 0, controller: new AbortController() }
    bindings.set(name, binding)
    add(binding.controller.signal)
  }
  const mine = binding
  mine.users++
  let isBound = true
  return () => {
    if (!isBound) return
    isBound = false
    if (--mine.users > 0) return
    bindings.delete(name)
    mine.controller.abort()
  }
}

import { useSyncExternalStore } from 'react'

/** `gone`: the server does not answer. `restarted`: it answers, but has another key. */
type ServerConnection = 'up' | 'gone' | 'restarted'

let connection: ServerConnection = 'up'
const listeners = new Set<() => void>()

/** Updates the connection from the HTTP status of a call of the editor, or 0 without a response. */
export function updateServerConnection(status: number): void {
  const next = status === 0 ? 'gone' : status === 403 ? 'restarted' : 'up'
  if (next === connection) return
  connection = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether the last call reached the server. */
export const useServerConnection = (): ServerConnection =>
  useSyncExternalStore(subscribe, () => connection)

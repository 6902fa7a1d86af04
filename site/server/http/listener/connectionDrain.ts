import { Context, Layer } from 'effect'

/** Whether the process is shutting down: it reports itself as not ready, and keeps no connection alive. */
export class ConnectionDrain extends Context.Service<
  ConnectionDrain,
  {
    readonly isDraining: () => boolean
    readonly begin: () => void
  }
>()('felcera/ConnectionDrain') {
  static readonly layer = Layer.sync(ConnectionDrain, () => {
    let draining = false
    return {
      isDraining: () => draining,
      begin: () => {
        draining = true
      },
    }
  })
}

import { Context, Layer } from 'effect'

/** Whether the process is shutting down: it reports itself as not ready, and keeps no connection alive. */
export class Drain extends Context.Service<
  Drain,
  {
    readonly isDraining: () => boolean
    readonly begin: () => void
  }
>()('felcera/Drain') {
  static readonly layer = Layer.sync(Drain, () => {
    let draining = false
    return {
      isDraining: () => draining,
      begin: () => {
        draining = true
      },
    }
  })
}

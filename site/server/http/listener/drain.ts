import { Context, Layer } from 'effect'

/** Whether the process is about to end: it is not ready for further visitors, and keeps no connection open. */
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

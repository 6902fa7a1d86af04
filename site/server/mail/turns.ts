/** A place in a queue. */
export interface MailQueueTurn {
  /** Takes the place; resolves when all before it have ended. */
  readonly begin: () => Promise<void>
  /** Lets the next one begin; to be called in any case. */
  readonly end: () => void
}

/** A queue of which one at a time is let through. */
export function makeMailTurnQueue(): () => MailQueueTurn {
  let last = Promise.resolve()
  return () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const begin = () => {
      const before = last
      last = before.then(() => ended)
      return before
    }
    return { begin, end }
  }
}

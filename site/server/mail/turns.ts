/** A place in a queue. */
export interface MailQueueTurn {
  /** Waits for the turn; resolves when all earlier ones have ended. */
  readonly begin: () => Promise<void>
  /** Ends the turn; must be called in any case. */
  readonly end: () => void
}

/** Queue that admits one at a time. */
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

import { type Duration, Effect, Schedule } from 'effect'

const backOff = Schedule.min([Schedule.exponential('1 second'), Schedule.spaced('1 minute')])

/**
 * Repeats work while the current scope is open. Errors are ignored until the next turn; after a defect, which is
 * logged, the work is tried again with backoff from a second to a minute.
 */
export const repeatInBackground = <A, E, R>(work: Effect.Effect<A, E, R>, pause: Duration.Input) =>
  Effect.ignore(work).pipe(
    Effect.sandbox,
    Effect.tapError((cause) => Effect.logError('background work failed', cause)),
    Effect.retry(backOff),
    Effect.repeat(Schedule.spaced(pause)),
    Effect.forkScoped,
  )

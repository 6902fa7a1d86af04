import { type Duration, Effect, Schedule } from 'effect'

const backOff = Schedule.min([Schedule.exponential('1 second'), Schedule.spaced('1 minute')])

/**
 * Repeats work for as long as the current scope is open. Errors wait for the next turn; a fault of the program is logged and
 * the work is tried again, after a second at first and at most a minute.
 */
export const repeatInBackground = <A, E, R>(work: Effect.Effect<A, E, R>, pause: Duration.Input) =>
  Effect.ignore(work).pipe(
    Effect.sandbox,
    Effect.tapError((cause) => Effect.logError('background work failed', cause)),
    Effect.retry(backOff),
    Effect.repeat(Schedule.spaced(pause)),
    Effect.forkScoped,
  )

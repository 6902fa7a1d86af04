import { Deferred, Effect, Schema } from 'effect'

/** A lane is full; the same work may find room a moment later. */
export class WorkLaneFullError extends Schema.TaggedError<WorkLaneFullError>()(
  'WorkLaneFullError',
  {},
) {}

/** Lanes of processor-intensive work; work in `first` starts before any in `second`. */
type Lane = 'first' | 'second'

/** Runs a limited number of operations at once; the others wait in two lanes of limited length. */
export interface WorkLanes {
  readonly run: <A, E, R>(
    lane: Lane,
    work: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, E | WorkLaneFullError, R>
}

/** Creates lanes for `atOnce` concurrent operations; up to `waiting` more wait in each lane. */
export function makeWorkLanes(atOnce: number, waiting: number): WorkLanes {
  const lanes: Record<Lane, Deferred.Deferred<void>[]> = { first: [], second: [] }
  let running = 0
  const release = () => {
    const next = lanes.first.shift() ?? lanes.second.shift()
    if (next === undefined) running--
    else Deferred.doneUnsafe(next, Effect.void)
  }
  const turn = (lane: Lane) =>
    Effect.suspend(() => {
      if (running < atOnce) {
        running++
        return Effect.void
      }
      if (lanes[lane].length >= waiting) return Effect.fail(new WorkLaneFullError())
      const own = Deferred.makeUnsafe<void>()
      lanes[lane].push(own)
      const leave = Effect.sync(() => {
        const place = lanes[lane].indexOf(own)
        // The entry is gone if its turn has just come: the next one gets it.
        if (place === -1) release()
        else lanes[lane].splice(place, 1)
      })
      return Effect.onInterrupt(Deferred.await(own), () => leave)
    })
  return {
    run: (lane, work) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.andThen(restore(turn(lane)), Effect.ensuring(restore(work), Effect.sync(release))),
      ),
  }
}

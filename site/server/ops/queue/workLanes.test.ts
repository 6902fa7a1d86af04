import { Deferred, Effect, Fiber } from 'effect'
import { expect, test } from 'vitest'
import { makeWorkLanes, type WorkLanes } from './workLanes.ts'

/** Creates work that records its start and continues until it is released. */
function makeJobs({ run }: WorkLanes) {
  const begun: string[] = []
  const gates = new Map<string, Deferred.Deferred<void>>()
  const start = (lane: 'first' | 'second', name: string) => {
    const gate = Deferred.makeUnsafe<void>()
    gates.set(name, gate)
    const work = Effect.suspend(() => {
      begun.push(name)
      return Deferred.await(gate)
    })
    return Effect.forkChild(Effect.result(run(lane, work)), { startImmediately: true })
  }
  const end = Effect.fnUntraced(function* (name: string) {
    const gate = gates.get(name)
    if (gate !== undefined) yield* Deferred.succeed(gate, undefined)
    yield* Effect.yieldNow
  })
  return { begun, start, end }
}

test('the first lane begins before the second, in the order of arrival', async () => {
  const { begun, start, end } = makeJobs(makeWorkLanes(1, 5))
  const work = Effect.gen(function* () {
    yield* start('second', 'a')
    yield* start('second', 'b')
    yield* start('first', 'c')
    yield* start('first', 'd')
    for (const name of ['a', 'c', 'd']) yield* end(name)
  })
  await Effect.runPromise(work)
  expect(begun).toEqual(['a', 'c', 'd', 'b'])
})

test('a full lane refuses, and leaves the other one alone', async () => {
  const { begun, start, end } = makeJobs(makeWorkLanes(2, 1))
  const work = Effect.gen(function* () {
    for (const name of ['a', 'b', 'c']) yield* start('second', name)
    const refused = yield* Fiber.join(yield* start('second', 'd'))
    yield* start('first', 'e')
    for (const name of ['a', 'b']) yield* end(name)
    return refused
  })
  expect(await Effect.runPromise(work)).toMatchObject({ failure: { _tag: 'WorkLaneFullError' } })
  expect(begun).toEqual(['a', 'b', 'e', 'c'])
})

test('an interrupted operation passes the turn to the next', async () => {
  const { begun, start } = makeJobs(makeWorkLanes(1, 5))
  const work = Effect.gen(function* () {
    const working = yield* start('second', 'a')
    const waiting = yield* start('second', 'b')
    yield* start('second', 'c')
    yield* Fiber.interrupt(waiting)
    yield* Fiber.interrupt(working)
    yield* Effect.yieldNow
  })
  await Effect.runPromise(work)
  expect(begun).toEqual(['a', 'c'])
})

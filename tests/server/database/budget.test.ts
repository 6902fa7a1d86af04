import { createServer } from 'node:net'
import { Effect, Exit, Layer } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  Database,
  DatabaseTimeBudget,
  createDatabaseTimeBudget,
} from '#server/database/database.ts'
import { KeyRing, makeKeyRing } from '#server/ops/keyRing.ts'
import { testSecretKey } from '../settings.ts'

// Accepts connections and never responds.
const silent = createServer()
beforeAll(() => new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve)))
afterAll(() => void silent.close())

test('the calls of a page together wait for a silent database as long as one call', async () => {
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const work = Effect.gen(function* () {
    const database = yield* Database
    const budget = createDatabaseTimeBudget()
    const use = Effect.exit(database.use(Effect.never))
    const shared = Effect.provideService(use, DatabaseTimeBudget, budget)
    // Parallel calls count once, and all of them fail at the same time.
    yield* Effect.all([shared, shared, shared], { concurrency: 3 })
    const later = Effect.as(shared, 'a later call of the page')
    const fresh = Effect.provideService(use, DatabaseTimeBudget, createDatabaseTimeBudget())
    const first = yield* Effect.race(later, Effect.as(fresh, 'a call of another page'))
    return { first, left: budget.left }
  })
  const layer = Database.layerAt({ url: `postgres://a@127.0.0.1:${port}/a` }).pipe(
    Layer.provide(Layer.succeed(KeyRing, makeKeyRing([testSecretKey]))),
  )
  const exit = await Effect.runPromiseExit(Effect.provide(work, layer))
  expect(Exit.isSuccess(exit) && exit.value.first).toBe('a later call of the page')
  expect(Exit.isSuccess(exit) && exit.value.left).toBeLessThanOrEqual(0)
})

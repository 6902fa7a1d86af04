import { expect, it } from 'vitest'
import { makeMailTurnQueue } from './turns.ts'

it('admits one at a time, in the order in which they began', async () => {
  const newTurn = makeMailTurnQueue()
  const done: string[] = []
  const [first, second, third] = [newTurn(), newTurn(), newTurn()]
  const begun = [third, first, second].map((turn, n) => turn.begin().then(() => done.push(`${n}`)))
  await begun[0]
  expect(done).toEqual(['0'])
  second.end()
  third.end()
  await begun[1]
  expect(done).toEqual(['0', '1'])
  first.end()
  await begun[2]
  expect(done).toEqual(['0', '1', '2'])
})

it('is not held up by one that ends without having begun', async () => {
  const newTurn = makeMailTurnQueue()
  newTurn().end()
  await expect(newTurn().begin()).resolves.toBeUndefined()
})

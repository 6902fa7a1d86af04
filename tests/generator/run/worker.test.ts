import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startGeneratorWorker } from '#generator/run/worker.ts'
import { lockPath } from '#generator/run/write.ts'

const top = join(import.meta.dirname, '../../..')

test('the worker runs repeatedly in one process and restarts for changed code', async () => {
  const generator = startGeneratorWorker(top)
  onTestFinished(generator.renew)
  const written: number[] = []
  const [first, second] = await Promise.all(
    [1, 2].map((run) => generator.run(() => written.push(run))),
  )
  expect(written).toEqual([1, 2])
  expect(first).toMatchObject({ ok: true })
  expect(second).toMatchObject({ ok: true, text: expect.stringContaining(', 0 files changed') })
  generator.renew()
  expect(await generator.run()).toMatchObject({ ok: true })
  expect(existsSync(join(top, lockPath))).toBe(false)
})

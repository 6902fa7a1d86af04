import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepWarm } from '#generator/warm.ts'

const top = join(import.meta.dirname, '../..')

test(
  'a run for every change in one process, and another process for other code',
  { timeout: 90_000 },
  async () => {
    const generator = keepWarm(top)
    onTestFinished(generator.renew)
    const [first, second] = await Promise.all([generator.run(), generator.run()])
    expect(first).toMatchObject({ ok: true })
    expect(second).toMatchObject({ ok: true, text: expect.stringContaining(', 0 files changed') })
    generator.renew()
    expect(await generator.run()).toMatchObject({ ok: true })
    expect(readdirSync(join(top, 'site/generated'))).not.toContain('.lock')
  },
)

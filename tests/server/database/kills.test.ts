import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker, type Ask } from '../client.ts'
import { newDatabase, rowsOf } from '../databases.ts'
import { writeDist } from '../fixture.ts'
import { post } from '../visitors.ts'
import { hangTimeout } from '../../hangTimeout.ts'

const root = join(import.meta.dirname, '../../..')
let built: Awaited<ReturnType<typeof writeDist>>
let folder: string
beforeAll(async () => {
  built = await writeDist()
  folder = await mkdtemp(join(tmpdir(), 'felcera-kills-'))
})
afterAll(async () => {
  await built.remove()
  await rm(folder, { recursive: true, force: true })
})

test(
  'killed again and again under posts: nothing acknowledged is lost, nothing is there twice',
  {
    timeout: hangTimeout,
  },
  async () => {
    const url = await newDatabase()
    let child: ChildProcess | undefined
    let ask: Ask | undefined
    const start = async () => {
      const next = spawn(process.execPath, [join(import.meta.dirname, '../siteProcess.ts')], {
        cwd: root,
        env: {
          ...process.env,
          PORT: '0',
          DATABASE_URL: url,
          MAIL_DIR: join(folder, 'mail'),
          TRUSTED_PROXIES: '127.0.0.1',
          LOG_FORMAT: 'none',
          FIXTURE_DIST: built.dist,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = await once(createInterface(next.stdout), 'line')
      child = next
      ask = asker(Number(new URL(String(line)).port))
    }
    const kills = 20
    const all = 5000
    const acknowledged = new Map<number, string>()
    await start()
    let restarting: Promise<void> | undefined
    const restart = async () => {
      const ended = child && once(child, 'exit')
      child?.kill('SIGKILL')
      await ended
      await start()
      restarting = undefined
    }
    const visitors = Array.from({ length: all }, (_, n) => n).values()
    const visit = async () => {
      for (const n of visitors) {
        // A visitor tries again with the same form until there is an answer.
        while (!acknowledged.has(n)) {
          await restarting
          const answer = await post(ask as Ask, n).catch(() => undefined)
          if (answer?.status === 201) acknowledged.set(n, String(JSON.parse(answer.text).reference))
        }
        if (acknowledged.size % (all / (kills + 1)) === 0) restarting ??= restart()
      }
    }
    await Promise.all(Array.from({ length: 8 }, visit))
    await restarting
    child?.kill('SIGKILL')
    const rows = await rowsOf(url, 'SELECT reference, name FROM enquiry')
    expect(new Map(rows.map(({ name, reference }) => [name, reference]))).toEqual(
      new Map([...acknowledged].map(([n, reference]) => [`Visitor ${n}`, reference])),
    )
    expect(rows).toHaveLength(all)
    const [mails] = await rowsOf(url, 'SELECT count(*)::int AS n FROM delivery')
    expect(mails?.['n']).toBe(2 * all)
  },
)

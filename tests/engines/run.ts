import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../findFreePort.ts'
import { hangTimeout } from '../hangTimeout.ts'
import type { BrowserEngineTestRun } from './engineSetup.ts'
import { findBrowserEngines } from './findBrowserEngines.ts'
import { writeFontConfig } from './fonts.ts'

// Runs the tests of Firefox and WebKit over the built site; command line arguments are passed to Vitest.
const root = join(import.meta.dirname, '../..')
const report = join(root, process.env['TEST_REPORT'] ?? 'tests/.out/engines.json')
const { firefox, webkit, versions, missing } = findBrowserEngines()
for (const version of versions) console.log(`Engine: ${version}`)
for (const reason of missing) console.log(`Not run: ${reason}`)

const engines = [...(firefox ? ['firefox'] : []), ...(webkit ? ['webkit'] : [])]
if (engines.length === 0) writeFileSync(report, JSON.stringify({ notRun: missing }))
else process.exitCode = await runTests()

async function runTests(): Promise<number> {
  const port = await findFreePort()
  const data = mkdtempSync(join(tmpdir(), 'felcera-engines-'))
  const mails = join(data, 'mail')
  const fonts = join(data, 'fonts')
  const server = spawn(process.execPath, ['site/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DATABASE_DIR: data,
      MAIL_DIR: mails,
      // The proxy of each visitor sends a client address.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  })
  const closed = once(server, 'close')
  try {
    const site = `http://localhost:${port}`
    // The server prints its address when it is ready.
    await once(server.stdout, 'data', { signal: AbortSignal.timeout(hangTimeout) })
    const run: BrowserEngineTestRun = { site, firefox, webkit, fonts }
    const runner = spawn(
      join(root, 'node_modules/.bin/vitest'),
      [
        'run',
        '--config=tests/vitest.config.ts',
        '--project=engines',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...['pages', ...engines].map((name) => `tests/engines/${name}.test.ts`),
        ...process.argv.slice(2),
      ],
      {
        cwd: root,
        stdio: 'inherit',
        // Timeouts only end operations that would never end.
        timeout: 8 * hangTimeout,
        env: {
          ...process.env,
          ENGINE_RUN: JSON.stringify(run),
          FONTCONFIG_FILE: await writeFontConfig(fonts),
          TEST_MAILS: mails,
        },
      },
    )
    const [code] = (await once(runner, 'close')) as [number | null]
    const written = JSON.parse(readFileSync(report, 'utf8')) as object
    writeFileSync(report, JSON.stringify({ ...written, notRun: missing }))
    return code ?? 1
  } finally {
    server.kill('SIGTERM')
    await closed
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowserEngines } from '../findBrowserEngines.ts'
import type { FirefoxTestRun } from './project.ts'
import { writeFontConfig } from '../fonts.ts'

// Runs the specs of `e2e` in Firefox; command line arguments are passed to Playwright.
const root = join(import.meta.dirname, '../../..')
const report = process.env['TEST_REPORT'] ?? 'tests/.out/firefox.json'
const { firefox, versions, missing } = findBrowserEngines()
for (const version of versions) console.log(`Engine: ${version}`)

if (firefox === undefined) {
  const notRun = missing.filter((reason) => reason.startsWith('Firefox'))
  for (const reason of notRun) console.log(`Not run: ${reason}`)
  writeFileSync(join(root, report), JSON.stringify({ notRun }))
} else process.exitCode = await runSpecs(firefox)

async function runSpecs(executable: string): Promise<number> {
  const fonts = mkdtempSync(join(tmpdir(), 'felcera-fonts-'))
  try {
    const run: FirefoxTestRun = { executable, fonts }
    const runner = spawn(
      join(root, 'node_modules/.bin/playwright'),
      [
        'test',
        '--config=tests/playwright.config.ts',
        '--project=firefox',
        ...process.argv.slice(2),
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          TEST_REPORT: report,
          FIREFOX_RUN: JSON.stringify(run),
          FONTCONFIG_FILE: await writeFontConfig(fonts),
        },
      },
    )
    const [code] = (await once(runner, 'close')) as [number | null]
    return code ?? 1
  } finally {
    rmSync(fonts, { recursive: true, force: true, maxRetries: 5 })
  }
}

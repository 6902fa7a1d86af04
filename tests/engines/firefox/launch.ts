import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hangTimeout } from '../../hangTimeout.ts'

const folder = join(import.meta.dirname, '../../.out/engines')

/** Writes a program that Playwright can start as its Firefox: the relay on this Node. */
function writeFirefoxLauncher(executable: string): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'firefox')
  const relay = join(import.meta.dirname, 'relay.ts')
  writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${relay}" "${executable}" "$@"\n`)
  chmodSync(path, 0o755)
  return path
}

/** Launch options of Playwright for a Firefox as distributions build it. */
export const firefoxLaunchOptions = (executable: string, fonts: string, script: boolean) => ({
  channel: 'moz-firefox' as const,
  executablePath: writeFirefoxLauncher(executable),
  firefoxUserPrefs: {
    'ui.prefersReducedMotion': 1,
    // Scrollbars beside the page would make it narrower than in the other engines.
    'ui.useOverlayScrollbars': 1,
    'javascript.enabled': script,
    // Pages may read fonts of the system only.
    'security.sandbox.content.read_path_whitelist': `${fonts}/`,
  },
  timeout: hangTimeout,
})

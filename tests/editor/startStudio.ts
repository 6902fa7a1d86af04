import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

/** Copies a folder of the repository to a project, replacing the one there. */
export function copyFolder(folder: string, top: string): void {
  rmSync(join(top, folder), { recursive: true, force: true })
  cpSync(join(root, folder), join(top, folder), { recursive: true })
}

/** Copies the files that the editor writes to a temporary folder. */
export function copyProject(name: string): string {
  const top = mkdtempSync(join(tmpdir(), `felcera-editor-${name}-`))
  for (const folder of ['pages-config', 'site/public']) copyFolder(folder, top)
  return top
}

/** Server of the preview links of drafts. */
export const previewServer = {
  PREVIEW_SECRET: 'only-a-test-knows-these-32-letters',
  ORIGIN: 'https://www.example.com',
}

/** Starts a page editor on a project; `end` kills it. */
export async function startStudio(
  top: string,
  { port = 0, key = 'key-of-the-browser-tests' } = {},
): Promise<{ readonly address: string; readonly end: (signal?: 'SIGKILL') => Promise<void> }> {
  const script = join(import.meta.dirname, 'studioProcess.ts')
  const child = spawn(process.execPath, [script, top, String(port), key], {
    cwd: root,
    env: { ...process.env, ...previewServer },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  let address = ''
  while (!address.startsWith('http')) address = String((await once(lines, 'line'))[0])
  return {
    address,
    end: async (signal) => {
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
    },
  }
}

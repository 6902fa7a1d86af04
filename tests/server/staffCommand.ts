import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SecretKeys } from '#server/ops/secretKeys.ts'
import { testSecretKey } from './settings.ts'

const run = promisify(execFile)

interface StaffCommandOptions {
  readonly url: string
  /** `STAFF_KEY`. */
  readonly key?: string
  readonly keys?: SecretKeys
  readonly environment?: Readonly<Record<string, string>>
  /** Kills the command. */
  readonly signal?: AbortSignal
}

/** Runs `npm run staff` on a database; returns its exit code, its output, and its errors. */
export const runStaffCommand = async (
  { url, key = '', keys = [testSecretKey], environment = {}, signal }: StaffCommandOptions,
  ...args: string[]
): Promise<{ readonly code: number; readonly output: string; readonly complaint: string }> => {
  const options = {
    ...(signal && { signal, killSignal: 'SIGKILL' as const }),
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      DATABASE_URL: url,
      SECRET_KEYS: keys.map(({ id, secret }) => `${id}:${secret}`).join(),
      STAFF_KEY: key,
      ...environment,
    },
  }
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      ['site/scripts/staff.ts', ...args],
      options,
    )
    return { code: 0, output: stdout, complaint: stderr.trim() }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout, complaint: stderr.trim() }
  }
}

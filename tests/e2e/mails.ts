import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Reads the mails that the tested site has written to files, newest first. */
export async function readMails(): Promise<readonly Mail[]> {
  const folder = process.env['TEST_MAILS'] ?? ''
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names
      .toSorted()
      .toReversed()
      .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  )
}

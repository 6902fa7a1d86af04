import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Reads codes from the server's mail folder; each mail is read once. */
export function createMailCodeReader(folder: string): (email: string) => Promise<string> {
  const read = new Set<string>()
  return async (email) => {
    let code = ''
    const look = async () => {
      for (const name of (await readdir(folder)).toSorted()) {
        if (!name.endsWith('.json') || read.has(name)) continue
        const { to, text } = JSON.parse(await readFile(join(folder, name), 'utf8')) as {
          to: string
          text: string
        }
        read.add(name)
        if (to === email) code = /\b\d{6}\b/.exec(text)?.[0] ?? code
      }
      expect(code, `a code mailed to ${email}`).not.toBe('')
    }
    await expect(look).toPass({ timeout: 20_000 })
    return code
  }
}

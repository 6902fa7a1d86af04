import { createHash, randomBytes } from 'node:crypto'
import { rowsOf } from './databases.ts'

/** A pass as an answered captcha gives it, without the captcha. */
export async function givePass(url: string): Promise<string> {
  const pass = randomBytes(32).toString('base64url')
  const digest = createHash('sha256').update(pass).digest('hex')
  await rowsOf(
    url,
    `INSERT INTO captcha_pass (pass_hash, expires_at) VALUES ('\\x${digest}', now() + interval '5 minutes')`,
  )
  return pass
}

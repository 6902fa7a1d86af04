import { execFile } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser, createBrowserLaunchOptions } from '../../browser.ts'
import { startBuiltSite } from '../../builtSite.ts'
import { waitForDatabase } from '../../e2e/account.ts'
import { reviewPersonalCenter, reviewAccountDeletion } from './center.ts'
import type { AccountHolder } from './formActions.ts'
import { createMailCodeReader } from './mail.ts'
import { writeContactSheets } from './sheets.ts'
import { reviewSignOutAndIn } from './signIn.ts'
import { reviewSignUp } from './signUp.ts'
import { openVisitorSession, type ReviewVisitor } from './visitorSession.ts'
import { reviewWithoutScript } from './withoutScript.ts'

const usage = `npm run accounts -- [--only phone,desk,german,chinese,no-script]
  Goes through an account's whole life on the built site and takes pictures of every screen, into
  tests/.out/accounts; fails where a screen breaks what tests/reviews/accounts.md says of all of them.`

const visitors: readonly ReviewVisitor[] = [
  { name: 'phone', locale: 'en', width: 390, looks: ['light', 'dark', 'large'], scripts: true },
  { name: 'desk', locale: 'en', width: 1440, looks: ['light', 'dark'], scripts: true },
  { name: 'german', locale: 'de', width: 390, looks: ['light', 'large'], scripts: true },
  { name: 'chinese', locale: 'cn', width: 390, looks: ['light'], scripts: true },
  { name: 'no-script', locale: 'en', width: 390, looks: ['light'], scripts: false },
]

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: visitors.map(({ name }) => name).join(',') },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const top = join(import.meta.dirname, '../../..')
const pictures = join(top, 'tests/.out/accounts')
// The server creates it, because its database runs as another user if this runs as root.
const data = join(tmpdir(), `felcera-accounts-${process.pid}`)
const settings = {
  DATABASE_DIR: join(data, 'database'),
  MAIL_DIR: join(data, 'mail'),
  TRUSTED_PROXIES: '127.0.0.1,::1',
}
const site = await startBuiltSite(settings)
const browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
const problems: string[] = []
try {
  for (const visitor of visitors.filter(({ name }) => values.only.split(',').includes(name))) {
    const folder = join(pictures, visitor.name)
    await rm(folder, { recursive: true, force: true })
    const before = problems.length
    await live(visitor, folder)
    await writeContactSheets(folder, visitor)
    for (const problem of problems.slice(before)) console.log(problem)
  }
} finally {
  await browser.close()
  await site.stop()
  await rm(data, { recursive: true, force: true })
}
console.log(`${problems.length} problems; the pictures lie in tests/.out/accounts`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Runs the life cycle of one account, from sign-up to deletion. */
async function live(visitor: ReviewVisitor, folder: string): Promise<void> {
  const stage = await openVisitorSession(browser, site.origin, { visitor, folder, problems })
  const life = {
    ...stage,
    holder: newHolder(),
    code: createMailCodeReader(settings.MAIL_DIR),
    activate,
  }
  try {
    await waitForDatabase(stage.context.request)
    if (!visitor.scripts) return await reviewWithoutScript(life)
    await reviewSignUp(life)
    await reviewSignOutAndIn(life)
    await reviewPersonalCenter(life)
    await reviewAccountDeletion(life)
  } catch (error) {
    problems.push(`${visitor.name}: a dead end at ${stage.page.url()}: ${String(error)}`)
    await stage.page.screenshot({ path: join(folder, 'dead-end.png'), fullPage: true })
  } finally {
    await stage.context.close()
  }
}

function newHolder(): AccountHolder {
  const username = `a${randomUUID().replaceAll('-', '').slice(0, 12)}`
  return {
    username,
    phone: `01512 ${randomInt(1_000_000, 9_999_999)}`,
    email: `${username}@example.com`,
    secondEmail: `${username}@example.org`,
    password: 'Grün-7kabel',
    secondPassword: 'Blau-8kabel',
    lastPassword: 'Gelb-9kabel',
  }
}

/** Activates the partner API for an account as staff. */
async function activate(username: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['site/scripts/staff.ts', 'open-api', 'activate', username],
    { cwd: top, env: { ...process.env, ...settings } },
  )
}

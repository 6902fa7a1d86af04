import { field, fill, type AccountSession, sender, summary, toast, verify } from './formActions.ts'

const address = { step: 1, fields: ['email'] }
const typed = { step: 2, fields: ['code'] }
const account = {
  step: 3,
  fields: [
    'username',
    'password',
    'passwordConfirm',
    'nickname',
    'region',
    'country',
    'phone',
    'agreement',
  ],
}

/** Signs up, which ends signed in. */
export async function signUp(life: AccountSession): Promise<void> {
  const { page, word, open, send, shoot, holder, code } = life
  const { email, username, password } = holder
  await open('/sign-up')
  await shoot('sign-up', address)
  await fill(life, { email: 'ada' })
  await send(sender(life, 'email'), summary(life))
  await shoot('sign-up-refused', { ...address, refused: true })
  await fill(life, { email })
  await page.getByRole('slider').press('ArrowRight')
  await page.getByRole('slider').press('Enter')
  await page.getByText(word('captcha.failure'), { exact: true }).waitFor()
  await shoot('sign-up-puzzle-failed', address)
  await verify(life)
  await shoot('sign-up-verified', address)
  await sendSlowly(life)

  await shoot('sign-up-code', typed)
  await fill(life, { code: '000000' })
  await send(sender(life, 'step', 'code'), summary(life))
  await shoot('sign-up-code-refused', { ...typed, refused: true })
  await fill(life, { code: await code(email) })
  await send(sender(life, 'step', 'code'), field(life, 'username'))

  await shoot('sign-up-account', account)
  await fill(life, { username: 'a b', password: 'short', passwordConfirm: 'other' })
  await send(sender(life, 'username'), summary(life))
  await shoot('sign-up-account-refused', { ...account, refused: true })
  await fill(life, { username, password, passwordConfirm: password, nickname: 'Ada' })
  await fill(life, { region: 'DE' })
  await field(life, 'agreement').check()
  await shoot('sign-up-account-filled', account)
  await send(sender(life, 'username'), toast(life, 'account.sign-up.success'))
  await shoot('sign-up-done')
}

/** Submits the first step over a slow network and checks the pending state. */
async function sendSlowly(life: AccountSession): Promise<void> {
  const { page, answered, send, shoot } = life
  const shown = Promise.withResolvers<void>()
  const path = '**/sign-up.data*'
  await page.route(path, async (route) => {
    await shown.promise
    await route.continue()
  })
  await send(sender(life, 'email'), page.locator('main [aria-busy=true]'))
  await shoot('sign-up-sending', address)
  await answered(() => shown.resolve(), field(life, 'code'))
  await page.unroute(path)
}

import {
  locateField,
  fillFieldsByName,
  type AccountSession,
  locateSubmitButton,
  locateErrorSummary,
  locateFlashMessage,
  solveCaptcha,
} from './formActions.ts'

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
export async function reviewSignUp(life: AccountSession): Promise<void> {
  const { page, word, open, send, shoot, holder, code } = life
  const { email, username, password } = holder
  await open('/sign-up')
  await shoot('sign-up', address)
  await fillFieldsByName(life, { email: 'ada' })
  await send(locateSubmitButton(life, 'email'), locateErrorSummary(life))
  await shoot('sign-up-refused', { ...address, refused: true })
  await fillFieldsByName(life, { email })
  await page.getByRole('slider').press('ArrowRight')
  await page.getByRole('slider').press('Enter')
  await page.getByText(word('captcha.failure'), { exact: true }).waitFor()
  await shoot('sign-up-puzzle-failed', address)
  await solveCaptcha(life)
  await shoot('sign-up-verified', address)
  await sendSlowly(life)

  await shoot('sign-up-code', typed)
  await fillFieldsByName(life, { code: '000000' })
  await send(locateSubmitButton(life, 'step', 'code'), locateErrorSummary(life))
  await shoot('sign-up-code-refused', { ...typed, refused: true })
  await fillFieldsByName(life, { code: await code(email) })
  await send(locateSubmitButton(life, 'step', 'code'), locateField(life, 'username'))

  await shoot('sign-up-account', account)
  await fillFieldsByName(life, { username: 'a b', password: 'short', passwordConfirm: 'other' })
  await send(locateSubmitButton(life, 'username'), locateErrorSummary(life))
  await shoot('sign-up-account-refused', { ...account, refused: true })
  await fillFieldsByName(life, { username, password, passwordConfirm: password, nickname: 'Ada' })
  await fillFieldsByName(life, { region: 'DE' })
  await locateField(life, 'agreement').check()
  await shoot('sign-up-account-filled', account)
  await send(
    locateSubmitButton(life, 'username'),
    locateFlashMessage(life, 'account.sign-up.success'),
  )
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
  await send(locateSubmitButton(life, 'email'), page.locator('main [aria-busy=true]'))
  await shoot('sign-up-sending', address)
  await answered(() => shown.resolve(), locateField(life, 'code'))
  await page.unroute(path)
}

import {
  locateField,
  fillFieldsByName,
  type AccountSession,
  locateFormError,
  locateSubmitButton,
  locateErrorSummary,
  locateFlashMessage,
  solveCaptcha,
} from './formActions.ts'

const fields = ['identifier', 'password', 'agreement']

/** Signs out, then goes through all cases of signing in. */
export async function reviewSignOutAndIn(life: AccountSession): Promise<void> {
  const { page, open, send, shoot, holder } = life
  await send(
    locateSubmitButton(life, 'form', 'sign-out'),
    locateFlashMessage(life, 'account.sign-out.success'),
  )
  await shoot('signed-out', { fields })
  await send(locateSubmitButton(life, 'identifier'), locateErrorSummary(life))
  await shoot('sign-in-refused', { fields, refused: true })
  await fillSignInForm(life, 'Wrong-7kabel')
  await send(locateSubmitButton(life, 'identifier'), locateFormError(life))
  await shoot('sign-in-wrong-password', { fields, refused: true })
  await open('/login?by=phone')
  await shoot('sign-in-by-phone', { fields: ['country', 'phone', 'password', 'agreement'] })

  await retrieve(life)
  await page.waitForURL(/\/login$/)
  await shoot('sign-in', { fields })
  await fillSignInForm(life, holder.secondPassword)
  await send(locateSubmitButton(life, 'identifier'), locateField(life, 'nickname'))
}

/** Fills the sign-in form and solves its captcha. */
export async function fillSignInForm(life: AccountSession, password: string): Promise<void> {
  await fillFieldsByName(life, { identifier: life.holder.username, password })
  await locateField(life, 'agreement').check()
  await solveCaptcha(life)
}

/** Resets a forgotten password in three steps. */
async function retrieve(life: AccountSession): Promise<void> {
  const { page, word, open, send, shoot, holder, code } = life
  const { email, secondPassword } = holder
  const address = { step: 1, fields: ['email'] }
  const typed = { step: 2, fields: ['code'] }
  const chosen = { step: 3, fields: ['password', 'passwordConfirm'] }
  await open('/retrieve-password')
  await shoot('retrieve', address)
  await fillFieldsByName(life, { email })
  await solveCaptcha(life)
  await send(locateSubmitButton(life, 'email'), locateField(life, 'code'))
  await shoot('retrieve-code', typed)
  await send(locateSubmitButton(life, 'step', 'back'), locateField(life, 'email'))
  await shoot('retrieve-previous-step', address)
  await send(page.locator('main button[name=to]'), locateField(life, 'code'))
  await fillFieldsByName(life, { code: '000000' })
  await send(locateSubmitButton(life, 'step', 'code'), locateErrorSummary(life))
  await shoot('retrieve-code-refused', { ...typed, refused: true })
  await fillFieldsByName(life, { code: await code(email) })
  await send(locateSubmitButton(life, 'step', 'code'), locateField(life, 'password'))
  await shoot('retrieve-password', chosen)
  await fillFieldsByName(life, { password: secondPassword, passwordConfirm: 'Other-7kabel' })
  await send(locateSubmitButton(life, 'step', 'password'), locateErrorSummary(life))
  await shoot('retrieve-password-refused', { ...chosen, refused: true })
  await fillFieldsByName(life, { password: secondPassword, passwordConfirm: secondPassword })
  await send(
    locateSubmitButton(life, 'step', 'password'),
    page.getByText(word('account.retrieve.redirect-now')),
  )
  await shoot('retrieve-done')
}

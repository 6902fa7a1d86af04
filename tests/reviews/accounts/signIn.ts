import {
  field,
  fill,
  type AccountSession,
  problem,
  sender,
  summary,
  toast,
  verify,
} from './formActions.ts'

const fields = ['identifier', 'password', 'agreement']

/** Signs out, then goes through all cases of signing in. */
export async function signOutAndIn(life: AccountSession): Promise<void> {
  const { page, open, send, shoot, holder } = life
  await send(sender(life, 'form', 'sign-out'), toast(life, 'account.sign-out.success'))
  await shoot('signed-out', { fields })
  await send(sender(life, 'identifier'), summary(life))
  await shoot('sign-in-refused', { fields, refused: true })
  await typeIn(life, 'Wrong-7kabel')
  await send(sender(life, 'identifier'), problem(life))
  await shoot('sign-in-wrong-password', { fields, refused: true })
  await open('/login?by=phone')
  await shoot('sign-in-by-phone', { fields: ['country', 'phone', 'password', 'agreement'] })

  await retrieve(life)
  await page.waitForURL(/\/login$/)
  await shoot('sign-in', { fields })
  await typeIn(life, holder.secondPassword)
  await send(sender(life, 'identifier'), field(life, 'nickname'))
}

/** Fills the sign-in form and solves its captcha. */
export async function typeIn(life: AccountSession, password: string): Promise<void> {
  await fill(life, { identifier: life.holder.username, password })
  await field(life, 'agreement').check()
  await verify(life)
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
  await fill(life, { email })
  await verify(life)
  await send(sender(life, 'email'), field(life, 'code'))
  await shoot('retrieve-code', typed)
  await send(sender(life, 'step', 'back'), field(life, 'email'))
  await shoot('retrieve-previous-step', address)
  await send(page.locator('main button[name=to]'), field(life, 'code'))
  await fill(life, { code: '000000' })
  await send(sender(life, 'step', 'code'), summary(life))
  await shoot('retrieve-code-refused', { ...typed, refused: true })
  await fill(life, { code: await code(email) })
  await send(sender(life, 'step', 'code'), field(life, 'password'))
  await shoot('retrieve-password', chosen)
  await fill(life, { password: secondPassword, passwordConfirm: 'Other-7kabel' })
  await send(sender(life, 'step', 'password'), summary(life))
  await shoot('retrieve-password-refused', { ...chosen, refused: true })
  await fill(life, { password: secondPassword, passwordConfirm: secondPassword })
  await send(
    sender(life, 'step', 'password'),
    page.getByText(word('account.retrieve.redirect-now')),
  )
  await shoot('retrieve-done')
}

import { requestCode } from '../../e2e/account.ts'
import { field, fill, type AccountSession, sender, summary, toast } from './formActions.ts'

const views = ['security', 'enquiries', 'open-api', 'data']
/** Views whose first step requests a code. */
const changes = ['email', 'phone', 'deletion']

/** Goes through the life cycle without scripts, up to captchas that only people can solve. */
export async function withoutScript(life: AccountSession): Promise<void> {
  const { page, context, word, open, send, shoot, holder, code } = life
  const { email, username, password, secondPassword } = holder
  const picture = page.locator('main input[type=image]')
  const misplace = () => picture.click({ position: { x: 3, y: 3 } })
  const laterCode = page.locator('main button[name=to]')

  await open('/sign-up')
  await shoot('sign-up', { step: 1, fields: ['email'] })
  await fill(life, { email })
  await life.answered(misplace, summary(life))
  await shoot('sign-up-refused', { step: 1, fields: ['email'], refused: true })
  await requestCode(context.request, email, 'sign-up')
  await send(laterCode, field(life, 'code'))
  await shoot('sign-up-code', { step: 2, fields: ['code'] })
  await fill(life, { code: await code(email) })
  await send(sender(life, 'step', 'code'), field(life, 'username'))
  await fill(life, { username, password })
  await send(sender(life, 'username'), summary(life))
  await shoot('sign-up-account-refused', { step: 3, refused: true })
  await fill(life, { password, passwordConfirm: password, region: 'DE' })
  await field(life, 'agreement').check()
  await send(sender(life, 'username'), toast(life, 'account.sign-up.success'))
  await shoot('sign-up-done')

  for (const view of views) {
    await open(`/personal-center?view=${view}`)
    await shoot(view)
  }
  for (const view of changes) {
    await open(`/personal-center?view=${view}`)
    await shoot(view, { step: 1 })
  }
  await send(sender(life, 'form', 'sign-out'), toast(life, 'account.sign-out.success'))
  await shoot('signed-out')
  await life.answered(misplace, summary(life))
  await shoot('sign-in-refused', { refused: true })

  await open('/retrieve-password')
  await shoot('retrieve', { step: 1, fields: ['email'] })
  await fill(life, { email })
  await requestCode(context.request, email, 'retrieve')
  await send(laterCode, field(life, 'code'))
  await fill(life, { code: await code(email) })
  await send(sender(life, 'step', 'code'), field(life, 'password'))
  await shoot('retrieve-password', { step: 3, fields: ['password', 'passwordConfirm'] })
  await fill(life, { password: secondPassword, passwordConfirm: secondPassword })
  await send(
    sender(life, 'step', 'password'),
    page.getByText(word('account.retrieve.redirect-now')),
  )
  await shoot('retrieve-done')
}

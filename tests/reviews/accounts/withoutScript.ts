import { requestOneTimeCode } from '../../e2e/account.ts'
import {
  locateField,
  fillFieldsByName,
  type AccountSession,
  locateSubmitButton,
  locateErrorSummary,
  locateFlashMessage,
} from './formActions.ts'

const views = ['security', 'enquiries', 'open-api', 'data']
/** Views whose first step requests a code. */
const changes = ['email', 'phone', 'deletion']

/** Goes through the life cycle without scripts, up to captchas that only people can solve. */
export async function reviewWithoutScript(life: AccountSession): Promise<void> {
  const { page, context, word, open, send, shoot, holder, code } = life
  const { email, username, password, secondPassword } = holder
  const picture = page.locator('main input[type=image]')
  const misplace = () => picture.click({ position: { x: 3, y: 3 } })
  const laterCode = page.locator('main button[name=to]')

  await open('/sign-up')
  await shoot('sign-up', { step: 1, fields: ['email'] })
  await fillFieldsByName(life, { email })
  await life.answered(misplace, locateErrorSummary(life))
  await shoot('sign-up-refused', { step: 1, fields: ['email'], refused: true })
  await requestOneTimeCode(context.request, email, 'sign-up')
  await send(laterCode, locateField(life, 'code'))
  await shoot('sign-up-code', { step: 2, fields: ['code'] })
  await fillFieldsByName(life, { code: await code(email) })
  await send(locateSubmitButton(life, 'step', 'code'), locateField(life, 'username'))
  await fillFieldsByName(life, { username, password })
  await send(locateSubmitButton(life, 'username'), locateErrorSummary(life))
  await shoot('sign-up-account-refused', { step: 3, refused: true })
  await fillFieldsByName(life, { password, passwordConfirm: password, region: 'DE' })
  await locateField(life, 'agreement').check()
  await send(
    locateSubmitButton(life, 'username'),
    locateFlashMessage(life, 'account.sign-up.success'),
  )
  await shoot('sign-up-done')

  for (const view of views) {
    await open(`/personal-center?view=${view}`)
    await shoot(view)
  }
  for (const view of changes) {
    await open(`/personal-center?view=${view}`)
    await shoot(view, { step: 1 })
  }
  await send(
    locateSubmitButton(life, 'form', 'sign-out'),
    locateFlashMessage(life, 'account.sign-out.success'),
  )
  await shoot('signed-out')
  await life.answered(misplace, locateErrorSummary(life))
  await shoot('sign-in-refused', { refused: true })

  await open('/retrieve-password')
  await shoot('retrieve', { step: 1, fields: ['email'] })
  await fillFieldsByName(life, { email })
  await requestOneTimeCode(context.request, email, 'retrieve')
  await send(laterCode, locateField(life, 'code'))
  await fillFieldsByName(life, { code: await code(email) })
  await send(locateSubmitButton(life, 'step', 'code'), locateField(life, 'password'))
  await shoot('retrieve-password', { step: 3, fields: ['password', 'passwordConfirm'] })
  await fillFieldsByName(life, { password: secondPassword, passwordConfirm: secondPassword })
  await send(
    locateSubmitButton(life, 'step', 'password'),
    page.getByText(word('account.retrieve.redirect-now')),
  )
  await shoot('retrieve-done')
}

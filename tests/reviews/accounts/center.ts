import {
  locateField,
  fillFieldsByName,
  type AccountSession,
  locateSubmitButton,
  locateErrorSummary,
  locateFlashMessage,
  solveCaptcha,
} from './formActions.ts'
import { fillSignInForm } from './signIn.ts'

const view = (name: string) => `/personal-center?view=${name}`

/** Goes through every view of the personal center and makes every change there. */
export async function reviewPersonalCenter(life: AccountSession): Promise<void> {
  const { shoot, open } = life
  await shoot('center', { fields: ['nickname', 'region'] })
  await password(life)
  await email(life)
  await phone(life)
  await open('/personal-center')
  await shoot('center-changed', { fields: ['nickname', 'region'] })
  await enquiries(life)
  await openApi(life)
  await open(view('data'))
  await shoot('data')
}

async function password(life: AccountSession): Promise<void> {
  const { open, send, shoot, holder } = life
  const { secondPassword, lastPassword } = holder
  const fields = ['current', 'password', 'passwordConfirm']
  await open(view('security'))
  await shoot('security', { fields })
  await fillFieldsByName(life, {
    current: 'Wrong-7kabel',
    password: lastPassword,
    passwordConfirm: lastPassword,
  })
  await send(locateSubmitButton(life, 'current'), locateErrorSummary(life))
  await shoot('password-refused', { fields, refused: true })
  await fillFieldsByName(life, {
    current: secondPassword,
    password: lastPassword,
    passwordConfirm: lastPassword,
  })
  await send(locateSubmitButton(life, 'current'), locateFlashMessage(life, 'account.saved'))
  await shoot('password-changed', { fields })
}

async function email(life: AccountSession): Promise<void> {
  const { open, send, shoot, holder, code } = life
  const { secondEmail, lastPassword } = holder
  await open(view('email'))
  await shoot('email', { step: 1, fields: ['email'] })
  await send(locateSubmitButton(life, 'email'), locateErrorSummary(life))
  await shoot('email-refused', { step: 1, fields: ['email'], refused: true })
  await fillFieldsByName(life, { email: secondEmail })
  await solveCaptcha(life)
  await send(locateSubmitButton(life, 'email'), locateField(life, 'code'))
  await shoot('email-confirm', { step: 2, fields: ['code', 'current'] })
  await fillFieldsByName(life, { code: await code(secondEmail), current: 'Wrong-7kabel' })
  await send(locateSubmitButton(life, 'current'), locateErrorSummary(life))
  await shoot('email-confirm-refused', { step: 2, fields: ['current'], refused: true })
  await fillFieldsByName(life, { current: lastPassword })
  await send(locateSubmitButton(life, 'current'), locateFlashMessage(life, 'account.saved'))
  await shoot('email-changed')
}

async function phone(life: AccountSession): Promise<void> {
  const { open, send, shoot, holder, code } = life
  const { secondEmail, lastPassword } = holder
  await open(view('phone'))
  await shoot('phone', { step: 1, fields: ['country', 'phone'] })
  await fillFieldsByName(life, { country: 'DE', phone: holder.phone })
  await solveCaptcha(life)
  await send(locateSubmitButton(life, 'phone'), locateField(life, 'code'))
  await fillFieldsByName(life, { code: await code(secondEmail), current: lastPassword })
  await shoot('phone-confirm', { step: 2, fields: ['code', 'current'] })
  await send(locateSubmitButton(life, 'current'), locateFlashMessage(life, 'account.saved'))
}

/** Sends an enquiry and opens it in the personal center. */
async function enquiries(life: AccountSession): Promise<void> {
  const { page, open, send, shoot, holder } = life
  const fields = ['name', 'company', 'email', 'telephone', 'country', 'product', 'message']
  await open(view('enquiries'))
  await shoot('enquiries-empty')
  await open('/contact-us')
  await shoot('contact', { fields })
  await fillFieldsByName(life, { name: 'Ada Example', email: 'ada' })
  await send(locateSubmitButton(life, 'email'), locateErrorSummary(life))
  await shoot('contact-refused', { fields, refused: true })
  await fillFieldsByName(life, {
    company: 'Example GmbH',
    email: holder.secondEmail,
    telephone: '+49 30 1234567',
    country: 'DE',
    message: 'Which tower fits a roof of 12 kW?\nThe meter is in the basement.',
  })
  await send(locateSubmitButton(life, 'email'), page.locator('main [data-form-sent]'))
  await shoot('contact-sent')
  await open(view('enquiries'))
  await page.locator('main summary').click()
  await shoot('enquiries')
}

async function openApi(life: AccountSession): Promise<void> {
  const { page, open, send, shoot, holder, activate } = life
  await open(view('open-api'))
  await shoot('open-api-inactive')
  await activate(holder.username)
  await page.reload()
  await shoot('open-api-active', { fields: ['current'] })
  await fillFieldsByName(life, { current: holder.lastPassword })
  await send(locateSubmitButton(life, 'current'), page.locator('main pre'))
  await shoot('open-api-secret', { fields: ['current'] })
}

/** Deletes the account and cancels the deletion. */
export async function reviewAccountDeletion(life: AccountSession): Promise<void> {
  const { open, send, shoot, holder, code } = life
  await open(view('deletion'))
  await shoot('deletion', { step: 1, fields: [] })
  await solveCaptcha(life)
  await send(locateSubmitButton(life, 'step', 'request'), locateField(life, 'code'))
  const fields = ['code', 'understood']
  await fillFieldsByName(life, { code: await code(holder.secondEmail) })
  await shoot('deletion-confirm', { step: 2, fields })
  await send(locateSubmitButton(life, 'step', 'confirm'), locateErrorSummary(life))
  await shoot('deletion-refused', { step: 2, fields, refused: true })
  await locateField(life, 'understood').check()
  await send(locateSubmitButton(life, 'step', 'confirm'), locateField(life, 'identifier'))
  await locateFlashMessage(life, 'account.deletion.asked').waitFor()
  await shoot('deletion-asked')
  await fillSignInForm(life, holder.lastPassword)
  await send(
    locateSubmitButton(life, 'identifier'),
    locateFlashMessage(life, 'account.login.returned'),
  )
  await shoot('deletion-taken-back')
}

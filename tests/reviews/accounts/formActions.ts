import type { Locator } from 'playwright'
import type { VisitorBrowserSession } from './visitorSession.ts'

/** Data of the account holder. */
export interface AccountHolder {
  readonly email: string
  /** New mail address after the change. */
  readonly secondEmail: string
  readonly username: string
  /** Phone number in national format. */
  readonly phone: string
  readonly password: string
  /** Passwords after the reset and after the change. */
  readonly secondPassword: string
  readonly lastPassword: string
}

/** A visitor session with the account holder and the mailed codes. */
export interface AccountSession extends VisitorBrowserSession {
  readonly holder: AccountHolder
  readonly code: (email: string) => Promise<string>
  /** Activates the partner API as staff. */
  readonly activate: (username: string) => Promise<void>
}

/** Locates the visible field with a name. */
export const locateField = ({ page }: VisitorBrowserSession, name: string): Locator =>
  page.locator(`main [name="${name}"]:visible`)

/** Locates the first entry of the error summary. */
export const locateErrorSummary = ({ page }: VisitorBrowserSession): Locator =>
  page.locator('main [role=alert] li').first()

/** Locates the error message of a whole form. */
export const locateFormError = ({ page }: VisitorBrowserSession): Locator =>
  page.locator('main [data-answer] [role=alert]')

/** Locates a flash message after a redirect. */
export const locateFlashMessage = ({ page, word }: VisitorBrowserSession, id: string): Locator =>
  page
    .getByText(word(id).split('{', 1)[0] ?? '')
    .filter({ visible: true })
    .first()

/** Locates the submit button of the form with a field; `value` of a hidden field distinguishes several forms. */
export const locateSubmitButton = (
  { page }: VisitorBrowserSession,
  name: string,
  value?: string,
): Locator =>
  page
    .locator(`main form:has([name="${name}"]${value === undefined ? '' : `[value="${value}"]`})`)
    .locator('button[type=submit]:not([name])')

/** Fills fields by name. */
export async function fillFieldsByName(
  stage: VisitorBrowserSession,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = locateField(stage, name)
    const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isChoice ? control.selectOption(value) : control.fill(value))
  }
}

/** Solves the captcha by proof of work. */
export async function solveCaptcha({ page, word }: VisitorBrowserSession): Promise<void> {
  await page.getByRole('button', { name: word('captcha.no-puzzle'), exact: true }).click()
  await page
    .getByText(word('captcha.success'), { exact: true })
    .first()
    .waitFor({ timeout: 90_000 })
}

import type { Locator } from 'playwright'
import type { Stage } from './stage.ts'

/** Whose account it is. */
export interface Holder {
  readonly email: string
  /** Where the address moves to. */
  readonly secondEmail: string
  readonly username: string
  /** As it is dialled at home. */
  readonly phone: string
  readonly password: string
  /** What it becomes: when it was forgotten, then by choice. */
  readonly secondPassword: string
  readonly lastPassword: string
}

/** A stage with whose account it is, and the codes that were mailed. */
export interface Life extends Stage {
  readonly holder: Holder
  readonly code: (email: string) => Promise<string>
  /** What the company's staff does: activates the Open API. */
  readonly activate: (username: string) => Promise<void>
}

/** The field of a name, as far as it is seen. */
export const field = ({ page }: Stage, name: string): Locator =>
  page.locator(`main [name="${name}"]:visible`)

/** The entries of the summary of what is wrong. */
export const summary = ({ page }: Stage): Locator => page.locator('main [role=alert] li').first()

/** What a whole form is told. */
export const problem = ({ page }: Stage): Locator => page.locator('main [data-answer] [role=alert]')

/** A message that came with a redirect. */
export const toast = ({ page, word }: Stage, id: string): Locator =>
  page
    .getByText(word(id).split('{', 1)[0] ?? '')
    .filter({ visible: true })
    .first()

/** The button that sends the form of a field; forms of one page are told apart by the value of a hidden one. */
export const sender = ({ page }: Stage, name: string, value?: string): Locator =>
  page
    .locator(`main form:has([name="${name}"]${value === undefined ? '' : `[value="${value}"]`})`)
    .locator('button[type=submit]:not([name])')

/** Fills fields in by their names. */
export async function fill(stage: Stage, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(stage, name)
    const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isChoice ? control.selectOption(value) : control.fill(value))
  }
}

/** Answers the captcha by work. */
export async function verify({ page, word }: Stage): Promise<void> {
  await page.getByRole('button', { name: word('captcha.no-puzzle'), exact: true }).click()
  await page
    .getByText(word('captcha.success'), { exact: true })
    .first()
    .waitFor({ timeout: 90_000 })
}

import { startProofOfWork } from '#sections/captcha/startProofOfWork.ts'
import { isLeavingPage } from '../client/leavingPage.ts'
import { redeemCaptcha } from '../captcha/captchaCalls.ts'
import { bindBusyButton } from './bindBusyButton.ts'

/** Makes the button of a captcha solve it by proof of work and then submit its form. */
export function bindProofOfWorkButton(
  form: HTMLFormElement,
  captcha: HTMLElement,
  spinner: Element,
): void {
  const button = captcha.querySelector('button')
  const status = captcha.querySelector('[role=status]')
  const pass = captcha.querySelector<HTMLInputElement>('[data-captcha-pass]')
  if (!button || !status || !pass) return
  const { captcha: id = '', links } = captcha.dataset
  const show = bindBusyButton(button, spinner, status)
  const words = captcha.querySelector<HTMLElement>('[data-working]')?.dataset['working'] ?? ''
  let isWorking = false

  const submit = () => {
    if (!isLeavingPage()) form.requestSubmit()
  }

  async function verify(): Promise<void> {
    const work = await startProofOfWork({ id, links: Number(links) }).answer
    const given =
      work === undefined ? undefined : await redeemCaptcha({ id, work, purpose: 'form' })
    if (pass && given) pass.value = given.pass
    submit()
  }

  button.addEventListener('click', () => {
    if (isWorking) return
    isWorking = true
    show(words)
    // Without a pass, the response contains another captcha or the error.
    verify()
      .catch(submit)
      .finally(() => {
        isWorking = false
        show('')
      })
  })
}

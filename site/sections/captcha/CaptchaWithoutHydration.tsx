import { Button } from '#design-system'
import { captchaFormFields, type IssuedCaptcha } from '#data/captcha/captcha.ts'
import { useText } from '../site.tsx'
import { CaptchaImageInput } from './CaptchaImageInput.tsx'
import * as styles from './CaptchaWithoutHydration.css.ts'

/**
 * Captcha for pages that are not hydrated: a click on the picture answers it and submits the form. With script, a button
 * solves it by proof of work instead.
 */
export function CaptchaWithoutHydration({ captcha }: { captcha: IssuedCaptcha }) {
  const text = useText()
  return (
    <div className={styles.root} data-captcha={captcha.id} data-links={captcha.work.links}>
      <CaptchaImageInput captcha={captcha} />
      <input type="hidden" name={captchaFormFields.pass} data-captcha-pass="" />
      <div className={styles.scripted} data-working={text('captcha.working')}>
        <Button variant="secondary" size="small" loading={false}>
          {text('captcha.no-puzzle')}
        </Button>
      </div>
    </div>
  )
}

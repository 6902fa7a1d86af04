import { Button } from '#design-system'
import { captchaFields, type IssuedCaptcha } from '#data/captcha.ts'
import { useText } from '../site.tsx'
import { CaptchaPicture } from './CaptchaPicture.tsx'
import * as styles from './PictureCaptcha.css.ts'

/**
 * A captcha on a page that is not hydrated: a click on the picture answers it and sends the form. Where scripts run, a
 * button does it by work instead.
 */
export function PictureCaptcha({ captcha }: { captcha: IssuedCaptcha }) {
  const text = useText()
  return (
    <div className={styles.root} data-captcha={captcha.id} data-bits={captcha.work.bits}>
      <CaptchaPicture captcha={captcha} />
      <input type="hidden" name={captchaFields.pass} data-captcha-pass="" />
      <div className={styles.scripted} data-working={text('captcha.working')}>
        <Button variant="secondary" size="small" loading={false}>
          {text('captcha.no-puzzle')}
        </Button>
      </div>
    </div>
  )
}

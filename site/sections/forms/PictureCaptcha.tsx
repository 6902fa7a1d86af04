import { Button, Text } from '#design-system'
import { captchaFields, type IssuedCaptcha } from '#data/captcha.ts'
import { useText } from '../site.tsx'
import * as styles from './PictureCaptcha.css.ts'

/**
 * A captcha on a page that is not hydrated: a click on the picture answers it and sends the form. Where scripts run, a
 * button does it by work instead.
 */
export function PictureCaptcha({ captcha: { id, puzzle, work } }: { captcha: IssuedCaptcha }) {
  const text = useText()
  const { scene, piece, width, height, size } = puzzle
  return (
    <div className={styles.root} data-captcha={id} data-bits={work.bits}>
      <div className={styles.task}>
        <img src={piece} width={size} height={size} alt="" />
        <Text>{text('captcha.click')}</Text>
      </div>
      <input type="hidden" name={captchaFields.id} value={id} />
      <input type="hidden" name={captchaFields.pass} data-captcha-pass="" />
      <input
        className={styles.picture}
        type="image"
        name="captcha"
        src={scene}
        alt={text('captcha.click')}
        width={width}
        height={height}
      />
      <div className={styles.scripted} data-working={text('captcha.working')}>
        <Button variant="secondary" size="small" loading={false}>
          {text('captcha.no-puzzle')}
        </Button>
      </div>
    </div>
  )
}

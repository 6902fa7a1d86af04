import { Alert, Text } from '#design-system'
import { captchaFields, type IssuedCaptcha } from '#data/captcha.ts'
import { useText } from '../site.tsx'
import * as styles from './CaptchaPicture.css.ts'

interface CaptchaPictureProps {
  /** Where a summary of what is wrong leads. */
  id?: string | undefined
  captcha: IssuedCaptcha
  /** What was wrong with the last answer. */
  error?: string | undefined
}

/** A captcha without script: a click on the picture answers it and sends the form. */
export function CaptchaPicture({ id, captcha, error }: CaptchaPictureProps) {
  const text = useText()
  const { scene, piece, width, height, size } = captcha.puzzle
  const note = error === undefined ? undefined : `${id}-error`
  return (
    <>
      <div className={styles.task}>
        <img src={piece} width={size} height={size} alt="" />
        <Text>{text('captcha.click')}</Text>
      </div>
      {error !== undefined && (
        <div id={note}>
          <Alert tone="error" title={error} />
        </div>
      )}
      <input type="hidden" name={captchaFields.id} value={captcha.id} />
      <input
        className={styles.picture}
        id={id}
        aria-describedby={note}
        type="image"
        name="captcha"
        src={scene}
        alt={text('captcha.click')}
        width={width}
        height={height}
      />
    </>
  )
}

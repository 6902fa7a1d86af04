import { Alert, Text } from '#design-system'
import type { FormState } from '#data/forms/formState.ts'
import { captchaFormFields, type IssuedCaptcha } from '#data/captcha/captcha.ts'
import { useText } from '../site.tsx'
import * as styles from './CaptchaImageInput.css.ts'

interface CaptchaPictureProps {
  /** Element id that error summaries link to. */
  id?: string | undefined
  captcha: IssuedCaptcha
  /** Result of the last submission: several pictures may be needed. */
  answered?: Pick<FormState, 'price' | 'before'> | undefined
  /** Error message of the last answer. */
  error?: string | undefined
}

/** Captcha without script: an image input whose click position is the answer and submits the form. */
export function CaptchaImageInput({ id, captcha, answered, error }: CaptchaPictureProps) {
  const text = useText()
  const { scene, clickPiece, width, height, size } = captcha.puzzle
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <>
      <div className={styles.task}>
        <img src={clickPiece} width={size} height={size} alt="" />
        <Text>{text('captcha.click')}</Text>
      </div>
      {error !== undefined && (
        <div id={errorId}>
          <Alert tone="error" title={error} />
        </div>
      )}
      <input type="hidden" name={captchaFormFields.id} value={captcha.id} />
      {answered?.price !== undefined && (
        <input type="hidden" name={captchaFormFields.price} value={answered.price} />
      )}
      {answered?.before !== undefined && (
        <input type="hidden" name={captchaFormFields.before} value={answered.before} />
      )}
      <input
        className={styles.picture}
        id={id}
        aria-describedby={errorId}
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

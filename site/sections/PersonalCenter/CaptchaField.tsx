import type { IssuedCaptcha } from '#data/captcha.ts'
import { captchaFields } from '#data/captcha.ts'
import { useText } from '../site.tsx'

/** placeholder until the shared part is there */
export function CaptchaField({ captcha }: { captcha: IssuedCaptcha }) {
  const text = useText()
  return (
    <>
      <input type="hidden" name={captchaFields.id} value={captcha.id} />
      <input
        type="image"
        name="captcha"
        src={captcha.puzzle.scene}
        alt={text('captcha.slider.instruction')}
        width={captcha.puzzle.width}
        height={captcha.puzzle.height}
      />
    </>
  )
}

import { Alert, Button, PuzzleSlider, Text } from '#design-system'
import { useHydrated } from '#design-system/behaviour/useHydrated.ts'
import { useRef } from 'react'
import type { FormState } from '#data/forms/formState.ts'
import {
  captchaFormFields,
  type CaptchaPurpose,
  type IssuedCaptcha,
} from '#data/captcha/captcha.ts'
import { useText } from '../site.tsx'
import * as styles from './Captcha.css.ts'
import { CaptchaImageInput } from './CaptchaImageInput.tsx'
import { useCaptcha } from './useCaptcha.ts'

export interface CaptchaProps {
  /** Unique element id; error summaries link to it. */
  id: string
  /** Purpose of the pass. */
  purpose: CaptchaPurpose
  /** Captcha issued with the page; undefined when the server could not issue one. */
  captcha: IssuedCaptcha | undefined
  /** Error message: wrong or missing answer. */
  error: string | undefined
  /** Result of the last submission of the form, which consumed the captcha. */
  answered: FormState | undefined
}

/**
 * Slider captcha above the submit button of a form. Solved by dragging, by keyboard, by clicks or by proof of work.
 * Without script, a click on the picture answers it and submits the form.
 */
export function Captcha(props: CaptchaProps) {
  const hydrated = useHydrated()
  return (
    <>
      {/* Before hydration the error summary must link to the picture input. */}
      <SliderCaptcha {...props} id={hydrated ? props.id : `${props.id}-puzzle`} />
      {!hydrated && <NoScriptCaptcha {...props} />}
    </>
  )
}

function SliderCaptcha({ id, purpose, captcha, error, answered }: CaptchaProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const state = useCaptcha(purpose, captcha, answered, root)
  const { issued, phase, failed, pass, renew, place, skipPuzzle, cancel } = state
  const phaseTexts = {
    open: undefined,
    loading: text('captcha.loading'),
    checking: text('captcha.checking'),
    working: text('captcha.working'),
    done: text('captcha.success'),
  }
  const message = failed ? text('captcha.failure') : error
  return (
    <div ref={root} className={styles.scripted}>
      <input type="hidden" name={captchaFormFields.pass} value={pass} />
      {phase === 'lost' || !issued ? (
        <div id={id} tabIndex={-1}>
          {phase === 'lost' ? (
            <Alert announce tone="warning" title={text('captcha.lost')}>
              <Button variant="secondary" size="small" onClick={renew}>
                {text('captcha.retry')}
              </Button>
            </Alert>
          ) : (
            <Text>{phaseTexts.loading}</Text>
          )}
        </div>
      ) : (
        <>
          <PuzzleSlider
            key={issued.id}
            id={id}
            label={text('captcha.slider.instruction')}
            help={text('captcha.keyboard')}
            error={phase === 'open' ? message : undefined}
            puzzle={issued.puzzle}
            state={phase === 'open' || phase === 'done' ? phase : 'checking'}
            stateLabel={phaseTexts[phase]}
            confirmLabel={text('captcha.confirm')}
            onAnswer={({ x, trace }) =>
              void place(trace ? { x, trace: trace.map(copyPoint) } : { x })
            }
          />
          <div className={styles.actions}>
            {phase === 'open' && (
              <>
                <Button variant="quiet" size="small" onClick={() => void skipPuzzle()}>
                  {text('captcha.no-puzzle')}
                </Button>
                <Button variant="quiet" size="small" onClick={renew}>
                  {text('captcha.new')}
                </Button>
              </>
            )}
            {phase === 'working' && (
              <Button variant="quiet" size="small" onClick={cancel}>
                {text('captcha.cancel')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

const copyPoint = ([time, x]: readonly [number, number]) => [time, x] as const

function NoScriptCaptcha({ id, captcha, error, answered }: CaptchaProps) {
  const text = useText()
  if (!captcha)
    return (
      <div className={styles.noScript}>
        <Alert tone="warning" title={text('captcha.lost')} />
      </div>
    )
  return (
    <div className={styles.noScript}>
      <CaptchaImageInput id={id} captcha={captcha} answered={answered} error={error} />
    </div>
  )
}

import { Alert, Button, PuzzleSlider, Text } from '#design-system'
import { useRef } from 'react'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import { captchaFields, type IssuedCaptcha } from '#data/captcha.ts'
import { useHydrated } from '../island.tsx'
import { useText } from '../site.tsx'
import * as styles from './Captcha.css.ts'
import { CaptchaPicture } from './CaptchaPicture.tsx'
import { useCaptcha } from './useCaptcha.ts'

export interface CaptchaProps {
  /** Unique on the page; also where an error summary leads. */
  id: string
  /** The one that came with the page; none where there was none to have. */
  captcha: IssuedCaptcha | undefined
  /** What was wrong with the last answer, or that there is none. */
  error: string | undefined
  /** The answer to the last post of its form, which used the captcha up. */
  answered: AccountAnswer | undefined
}

/**
 * The slider puzzle in a form, above its button: solved by drag, keys, clicks or, without a puzzle, by work. Without
 * script a click on the picture answers it and sends the form.
 */
export function Captcha(props: CaptchaProps) {
  const ready = useHydrated()
  return (
    <>
      {/* Until scripts run the picture is what a summary leads to. */}
      <Solving {...props} id={ready ? props.id : `${props.id}-puzzle`} />
      {!ready && <Plain {...props} />}
    </>
  )
}

function Solving({ id, captcha, error, answered }: CaptchaProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const solving = useCaptcha(captcha, answered, root)
  const { issued, phase, failed, pass, renew, redeem, skipPuzzle, cancel } = solving
  const words = {
    open: undefined,
    loading: text('captcha.loading'),
    checking: text('captcha.checking'),
    working: text('captcha.working'),
    done: text('captcha.success'),
  }
  const wrong = failed ? text('captcha.failure') : error
  return (
    <div ref={root} className={styles.scripted}>
      <input type="hidden" name={captchaFields.pass} value={pass} />
      {phase === 'lost' || !issued ? (
        <div id={id} tabIndex={-1}>
          {phase === 'lost' ? (
            <Alert appeared tone="warning" title={text('captcha.lost')}>
              <Button variant="secondary" size="small" onClick={renew}>
                {text('captcha.retry')}
              </Button>
            </Alert>
          ) : (
            <Text>{words.loading}</Text>
          )}
        </div>
      ) : (
        <>
          <PuzzleSlider
            key={issued.id}
            id={id}
            label={text('captcha.slider.instruction')}
            help={text('captcha.keyboard')}
            error={phase === 'open' ? wrong : undefined}
            puzzle={issued.puzzle}
            state={phase === 'open' || phase === 'done' ? phase : 'checking'}
            stateLabel={words[phase]}
            confirmLabel={text('captcha.confirm')}
            onAnswer={({ x, trace }) => void redeem(trace ? { x, trace: trace.map(pair) } : { x })}
          />
          <div className={styles.acts}>
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

const pair = ([time, x]: readonly [number, number]) => [time, x] as const

function Plain({ id, captcha, error }: CaptchaProps) {
  const text = useText()
  if (!captcha)
    return (
      <div className={styles.plain}>
        <Alert tone="warning" title={text('captcha.lost')} />
      </div>
    )
  return (
    <div className={styles.plain}>
      <CaptchaPicture id={id} captcha={captcha} error={error} />
    </div>
  )
}

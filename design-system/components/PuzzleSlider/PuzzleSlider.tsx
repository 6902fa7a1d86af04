import { useId } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { arrowIcon, checkmarkIcon } from '../Icon/icons.ts'
import { joinDescriptionIds, ErrorMessage } from '../Field/FieldMessages.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { usePuzzleSlider } from './usePuzzleSlider.ts'
import type { PuzzleImages, PuzzleAnswer } from './usePuzzleSlider.ts'
import * as styles from './PuzzleSlider.css.ts'

export interface PuzzleSliderProps extends NativeProps<'div'> {
  /** Id of the slider. The ids of help and error are derived from it. By default it is generated. */
  id?: string | undefined
  /** Instruction that says what to do. */
  label: string
  /** Help that says how to operate the slider by keyboard. */
  help: string
  /** Error message that says how to go on. */
  error?: string | undefined
  /** The puzzle, with the URLs `scene` and `piece` and the measures `width`, `height`, `size` and `y`. Give each puzzle a React key of its own, so that the piece begins at the start. */
  puzzle: PuzzleImages
  /** Set `checking` while the answer is verified and `done` after success. */
  state?: 'open' | 'checking' | 'done' | undefined
  /** Text that is shown instead of the slider while the answer is verified and after success. */
  stateLabel?: string | undefined
  /** Label of the button that confirms a position that was set by keyboard or by clicks. */
  confirmLabel: string
  /** It is called with the position of the piece at the end of a drag, on Enter or when the button is pressed. */
  onAnswer: (answer: PuzzleAnswer) => void
}

/** A captcha. The visitor moves a piece into the gap of a picture by dragging, by arrow keys or by clicks. */
export function PuzzleSlider(props: PuzzleSliderProps) {
  const { label, help, error, puzzle, state = 'open', stateLabel, confirmLabel, ...rest } = props
  const { id: givenId, onAnswer, ...native } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  const { scene, piece, width, height, size, y } = puzzle
  const { x, moved, picture, slider, answer } = usePuzzleSlider(puzzle, onAnswer)
  const open = state === 'open'
  return (
    <div {...native} className={styles.root}>
      {open ? (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      ) : (
        <p className={styles.label}>{label}</p>
      )}
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden {...picture}>
        <image href={scene} width={width} height={height} />
        <image href={piece} x={x} y={y} width={size} height={size} />
      </svg>
      {open ? (
        <div className={styles.track}>
          <input
            className={styles.slider}
            type="range"
            id={id}
            min={0}
            max={width - size}
            value={x}
            aria-describedby={joinDescriptionIds(id, { help, error })}
            aria-invalid={error ? true : undefined}
            {...slider}
          />
          {!moved && (
            <span className={styles.hint} aria-hidden>
              <Icon icon={arrowIcon} />
            </span>
          )}
        </div>
      ) : (
        <p className={styles.state} id={id} tabIndex={-1} data-state={state} role="status">
          {state === 'done' ? <Icon icon={checkmarkIcon} /> : <Spinner />}
          <span>{stateLabel}</span>
        </p>
      )}
      {open && (
        <div className={styles.foot}>
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
          {moved && (
            <Button variant="secondary" size="small" onClick={answer}>
              {confirmLabel}
            </Button>
          )}
        </div>
      )}
      <ErrorMessage {...{ id, error }} />
    </div>
  )
}

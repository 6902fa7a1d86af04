import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { arrow, check } from '../Icon/icons.ts'
import { describedBy, ErrorMessage } from '../Field/FieldMessages.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { usePuzzle } from './usePuzzle.ts'
import type { Puzzle, PuzzleAnswer } from './usePuzzle.ts'
import * as styles from './PuzzleSlider.css.ts'

export interface PuzzleSliderProps {
  /** Unique on the page; ids of help and error are derived from it. */
  id: string
  /** Instruction. */
  label: string
  /** Keyboard instructions. */
  help: string
  /** Error message that says how to proceed. */
  error?: string | undefined
  /** The puzzle; use a separate React key for each one. */
  puzzle: Puzzle
  /** `checking` while the answer is verified, `done` after success. */
  state?: 'open' | 'checking' | 'done' | undefined
  /** Text shown instead of the slider while the answer is verified and after success. */
  stateLabel?: string | undefined
  /** Label of the button that submits the position set by keyboard or click. */
  confirmLabel: string
  /** Called with the position of the piece: at the end of a drag, on Enter, or by the button. */
  onAnswer: (answer: PuzzleAnswer) => void
}

/** A slider captcha: the visitor moves a piece into the gap of a picture, by drag, arrow keys or clicks. */
export function PuzzleSlider(props: PuzzleSliderProps) {
  const { id, label, help, error, puzzle, state = 'open', stateLabel, confirmLabel } = props
  const { scene, piece, width, height, size, y } = puzzle
  const { x, moved, picture, slider, answer } = usePuzzle(puzzle, props.onAnswer)
  const open = state === 'open'
  return (
    <div className={styles.root}>
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
            aria-describedby={describedBy(id, { help, error })}
            aria-invalid={error ? true : undefined}
            {...slider}
          />
          {!moved && (
            <span className={styles.hint} aria-hidden>
              <Icon icon={arrow} />
            </span>
          )}
        </div>
      ) : (
        <p className={styles.state} id={id} tabIndex={-1} data-state={state} role="status">
          {state === 'done' ? <Icon icon={check} /> : <Spinner />}
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

import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { arrow, check } from '../Icon/icons.ts'
import { describedBy, ErrorNote } from '../Field/Notes.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { usePuzzle } from './usePuzzle.ts'
import type { Puzzle, PuzzleAnswer } from './usePuzzle.ts'
import * as styles from './PuzzleSlider.css.ts'

export interface PuzzleSliderProps {
  /** Unique on the page; notes derive theirs from it. */
  id: string
  /** What to do. */
  label: string
  /** How the keys do it. */
  help: string
  /** What is wrong and how to mend it. */
  error?: string | undefined
  /** The picture; give the component a key of its own with each one. */
  puzzle: Puzzle
  /** `checking` while the answer is judged, `done` once it was right. */
  state?: 'open' | 'checking' | 'done' | undefined
  /** Stands where the slider was while the answer is judged, and once it was right. */
  stateLabel?: string | undefined
  /** Words of the button that answers where nothing was dragged. */
  confirmLabel: string
  /** Told where the piece was put: when a drag ends, with Enter, or by the button. */
  onAnswer: (answer: PuzzleAnswer) => void
}

/** A picture with a piece missing, and a slider that moves the piece: by drag, by arrow keys or by clicks. */
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
      <ErrorNote {...{ id, error }} />
    </div>
  )
}

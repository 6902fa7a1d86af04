import { Button, Inline } from '#design-system'
import { type ComparisonView, comparisonViews } from './PictureComparison.tsx'
import * as styles from './review.css.ts'

interface ViewBarProps {
  view: ComparisonView
  setView: (view: ComparisonView) => void
  cut: number
  setCut: (percent: number) => void
}

/** Selects how the pictures before and now are shown together. */
export function ComparisonViewBar({ view, setView, cut, setCut }: ViewBarProps) {
  return (
    <>
      <Inline space={8} role="group" aria-label="View">
        {(Object.keys(comparisonViews) as ComparisonView[]).map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === view ? 'secondary' : 'quiet'}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {comparisonViews[name]}
          </Button>
        ))}
      </Inline>
      {(view === 'swipe' || view === 'onion') && (
        <label className={styles.range}>
          Place of the cut
          <input
            type="range"
            value={cut}
            onChange={({ currentTarget }) => setCut(Number(currentTarget.value))}
          />
        </label>
      )}
    </>
  )
}

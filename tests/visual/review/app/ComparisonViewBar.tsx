import { Button, Inline } from '#design-system'
import { type ComparisonView, comparisonViews, type Zoom } from './PictureComparison.tsx'
import * as styles from './review.css.ts'

interface ViewBarProps {
  /** True if there is a picture before. */
  isPair: boolean
  view: ComparisonView
  setView: (view: ComparisonView) => void
  cut: number
  setCut: (percent: number) => void
  zoom: Zoom
  /** Switches to the next zoom. */
  zoomOn: () => void
}

/** Selects how the pictures before and now are shown together, and how large. */
export function ComparisonViewBar(props: ViewBarProps) {
  const { isPair, view, setView, cut, setCut, zoom, zoomOn } = props
  return (
    <>
      <Inline space={8} role="group" aria-label="View">
        {isPair &&
          (Object.keys(comparisonViews) as ComparisonView[]).map((name) => (
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
        <Button size="small" variant="quiet" onClick={zoomOn}>
          {zoom === 'fit' ? 'Zoom: fit' : `Zoom: ${zoom * 100} %`}
        </Button>
      </Inline>
      {isPair && (view === 'swipe' || view === 'onion') && (
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

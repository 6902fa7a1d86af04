import type { Meta, StoryObj } from '@storybook/react-vite'
import { duration, easing } from '#design-system/tokens/defaults.ts'
import { FoundationPage, FoundationSection, TokenSpecimenRow } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'

export default { title: 'Foundations/Motion' } satisfies Meta

const descriptions: Readonly<Record<keyof typeof duration, string>> = {
  state: 'Colours and borders of hovered, pressed and selected elements.',
  unfold: 'Opening of menus, disclosures and drawers.',
  zoom: 'Slow zoom of pictures.',
  spin: 'One turn of a spinner, at constant speed.',
}
const [x1, y1, x2, y2] = (easing.match(/[\d.]+/g) ?? []).map(Number)

/** Durations and the easing function; without animation for reduced motion. */
export const TimesAndCurve: StoryObj = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Motion shows what has changed and is short. With reduced motion, nothing moves, and the end state is shown immediately."
    >
      <FoundationSection title="Durations">
        <div>
          {Object.entries(descriptions).map(([name, use]) => {
            const key = name as keyof typeof duration
            return (
              <TokenSpecimenRow
                key={name}
                name={name}
                note={`${Number.parseFloat(duration[key]) * 1000} ms`}
              >
                <div className={styles.section}>
                  <div className={styles.track}>
                    <div className={styles.runner[key]} />
                  </div>
                  <div className={styles.note}>{use}</div>
                </div>
              </TokenSpecimenRow>
            )
          })}
        </div>
      </FoundationSection>
      <FoundationSection title="Easing">
        <TokenSpecimenRow name="easing" note={easing}>
          <svg
            className={styles.curve}
            viewBox="0 0 100 100"
            role="img"
            aria-label="Fast start, slow end"
          >
            <path className={styles.frame} d="M0 0V100H100" />
            <path
              d={`M0 100C${(x1 ?? 0) * 100} ${100 - (y1 ?? 0) * 100} ${(x2 ?? 0) * 100} ${100 - (y2 ?? 0) * 100} 100 0`}
            />
          </svg>
        </TokenSpecimenRow>
      </FoundationSection>
    </FoundationPage>
  ),
}

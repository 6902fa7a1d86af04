import type { Meta, StoryObj } from '@storybook/react-vite'
import { duration, easing } from '#design-system/tokens/scale.ts'
import { Foundation, Part, Row } from './Foundation.tsx'
import * as styles from './foundations.css.ts'

export default { title: 'Foundations/Motion' } satisfies Meta

const uses: Readonly<Record<keyof typeof duration, string>> = {
  state: 'colours and lines of what is hovered, pressed or chosen',
  unfold: 'what opens: menus, rows, drawers',
  zoom: 'pictures, slowly',
  spin: 'one turn of a spinner, even speed',
}
const [x1, y1, x2, y2] = (easing.match(/[\d.]+/g) ?? []).map(Number)

/** Times and the one curve; everything stands still where less movement is asked for. */
export const TimesAndCurve: StoryObj = {
  render: () => (
    <Foundation
      title="Motion"
      lead="Movement says what changed and then gets out of the way. Where a visitor asks for less of it, nothing moves: the end is shown at once."
    >
      <Part title="Times">
        <div>
          {Object.entries(uses).map(([name, use]) => {
            const key = name as keyof typeof duration
            return (
              <Row key={name} name={name} note={`${Number.parseFloat(duration[key]) * 1000} ms`}>
                <div className={styles.section}>
                  <div className={styles.track}>
                    <div className={styles.runner[key]} />
                  </div>
                  <div className={styles.note}>{use}</div>
                </div>
              </Row>
            )
          })}
        </div>
      </Part>
      <Part title="Curve">
        <Row name="easing" note={easing}>
          <svg
            className={styles.curve}
            viewBox="0 0 100 100"
            role="img"
            aria-label="Quick start, long settling"
          >
            <path className={styles.frame} d="M0 0V100H100" />
            <path
              d={`M0 100C${(x1 ?? 0) * 100} ${100 - (y1 ?? 0) * 100} ${(x2 ?? 0) * 100} ${100 - (y2 ?? 0) * 100} 100 0`}
            />
          </svg>
        </Row>
      </Part>
    </Foundation>
  ),
}

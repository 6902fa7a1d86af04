import type { Meta, StoryObj } from '@storybook/react-vite'
import { endsOf } from '#design-system/tokens/ends.ts'
import { layer, space } from '#design-system/tokens/scale.ts'
import { Foundation, Part, Row } from './Foundation.tsx'
import * as styles from './foundations.css.ts'
import { themeOf } from './themes.ts'

export default { title: 'Foundations/Layout' } satisfies Meta

const pixels = (size: string) => {
  const { small, large } = endsOf(size)
  return small === large ? `${small * 16} px` : `${small * 16} → ${large * 16} px`
}

/** Distances; two bars where a distance grows with the screen. */
export const Space: StoryObj = {
  render: () => (
    <Foundation
      title="Space"
      lead="Distances are named by their px at the usual text size and grow with the text. Four grow with the screen, too: beside them stand px on a 360 and a 1440 px screen."
    >
      <div>
        {Object.entries(space).map(([name, size]) => {
          const { small, large } = endsOf(size)
          return (
            <Row key={name} name={name} note={pixels(size)}>
              <div
                className={styles.bar}
                style={{ inlineSize: `${small}rem`, maxInlineSize: '100%' }}
              />
              {large !== small && (
                <div
                  className={styles.barLarge}
                  style={{ inlineSize: `${large}rem`, maxInlineSize: '100%' }}
                />
              )}
            </Row>
          )
        })}
      </div>
    </Foundation>
  ),
}

/** Corners of the theme, from inputs to buttons. */
export const Radius: StoryObj = {
  render: (_, { globals }) => {
    const { radius } = themeOf(globals)
    return (
      <Foundation
        title="Radius"
        lead={`Corners belong to the theme. Panels and large tiles take the shape "${radius.shape}" where a browser can draw it.`}
      >
        <div className={styles.cards}>
          {Object.entries(styles.corners).map(([name, className]) => (
            <div key={name} className={styles.card}>
              <div className={name === 'panel' ? `${className} ${styles.shaped}` : className} />
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>
                {pixels(radius[name as keyof typeof styles.corners])}
              </span>
            </div>
          ))}
        </div>
      </Foundation>
    )
  },
}

/** Levels differ by lightness; only what floats has a shadow. */
export const Elevation: StoryObj = {
  render: () => (
    <Foundation
      title="Elevation"
      lead="Levels differ by lightness, in light as in dark. One shadow exists, for what floats above the page: menus, toasts, dialogs."
    >
      <div className={styles.panels}>
        {(['light', 'dark'] as const).map((mode) => (
          <section key={mode} className={styles.panel} data-theme={mode}>
            <div className={styles.cards}>
              {Object.entries(styles.levels).map(([name, className]) => (
                <div key={name} className={className}>
                  <span className={styles.name}>{name}</span>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Foundation>
  ),
}

/** What lies over what, highest first. */
export const Layers: StoryObj = {
  render: () => (
    <Foundation
      title="Layers"
      lead="Whatever lies over the page takes one of these, so that a toast is never behind a dialog."
    >
      <Part title="Highest first">
        <div className={styles.stack}>
          {Object.entries(layer)
            .toSorted(([, a], [, b]) => Number(b) - Number(a))
            .map(([name, height]) => (
              <div key={name} className={styles.sheet}>
                <span className={styles.name}>{name}</span>
                <span className={`${styles.note} ${styles.figure}`}>{height}</span>
              </div>
            ))}
        </div>
      </Part>
    </Foundation>
  ),
}

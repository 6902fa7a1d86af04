import type { Meta, StoryObj } from '@storybook/react-vite'
import { parseFluidSize } from '#design-system/tokens/fluidSize.ts'
import { layer, space } from '#design-system/tokens/defaults.ts'
import { FoundationPage, FoundationSection, TokenSpecimenRow } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { getThemeFromGlobals } from './themes.ts'

export default { title: 'Foundations/Layout' } satisfies Meta

const pixels = (size: string) => {
  const { small, large } = parseFluidSize(size)
  return small === large ? `${small * 16} px` : `${small * 16} → ${large * 16} px`
}

/** Spacing tokens; two bars for a fluid space. */
export const Space: StoryObj = {
  render: () => (
    <FoundationPage
      title="Space"
      lead="Spaces are named by their px at the default text size and scale with the text. Four are fluid: the px at a viewport of 360 and of 1440 px are given."
    >
      <div>
        {Object.entries(space).map(([name, size]) => {
          const { small, large } = parseFluidSize(size)
          return (
            <TokenSpecimenRow key={name} name={name} note={pixels(size)}>
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
            </TokenSpecimenRow>
          )
        })}
      </div>
    </FoundationPage>
  ),
}

/** Corner radii of the theme, from inputs to buttons. */
export const Radius: StoryObj = {
  render: (_, { globals }) => {
    const { radius } = getThemeFromGlobals(globals)
    return (
      <FoundationPage
        title="Radius"
        lead={`Corners belong to the theme. Panels and large tiles have the corner shape "${radius.shape}" where supported.`}
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
      </FoundationPage>
    )
  },
}

/** Levels differ by lightness; only floating layers have a shadow. */
export const Elevation: StoryObj = {
  render: () => (
    <FoundationPage
      title="Elevation"
      lead="Levels differ by lightness, in both modes. The only shadow is for floating layers: menus, toasts, dialogs."
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
    </FoundationPage>
  ),
}

/** Stacking order, highest layer first. */
export const Layers: StoryObj = {
  render: () => (
    <FoundationPage
      title="Layers"
      lead="Every layer above the page has one of these z-index values, so that a toast is never behind a dialog."
    >
      <FoundationSection title="Highest first">
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
      </FoundationSection>
    </FoundationPage>
  ),
}

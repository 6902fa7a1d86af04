import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, ScrollRegion } from '#design-system'
import { contrast as ratioOf } from '#design-system/theme/contrast.ts'
import {
  type Contrast,
  type DefinedTheme,
  type Measured,
  measureAll,
  modes,
  type Scheme,
} from '#design-system/theme/defineTheme.ts'
import { rampNames } from '#design-system/theme/ramps.ts'
import type { ColourRole } from '#design-system/theme/roles.ts'
import { Foundation, Part } from './Foundation.tsx'
import * as styles from './foundations.css.ts'
import { themeOf } from './themes.ts'

export default { title: 'Foundations/Colour' } satisfies Meta

/** Twelve steps a hue, light and dark, worked out from one brand colour. */
export const Ramps: StoryObj = {
  render: (_, { globals }) => {
    const theme = themeOf(globals)
    return (
      <Foundation
        title="Ramps"
        lead={`Everything comes from one colour, ${theme.brand}. Each hue has twelve steps, from the page’s ground to text that must be read. Step 9 of the brand is the colour itself; a step moves only as far as a pair of roles asks for contrast.`}
      >
        <div className={styles.panels}>
          {modes.map((mode) => (
            <section key={mode} className={styles.panel} data-theme={mode}>
              <Heading level={2} size="h4">
                {mode === 'light' ? 'On light ground' : 'On dark ground'}
              </Heading>
              {rampNames.map((name) => (
                <RampRow
                  key={name}
                  name={name}
                  theme={theme}
                  scheme={theme.schemes[mode].standard}
                />
              ))}
            </section>
          ))}
        </div>
      </Foundation>
    )
  },
}

interface RampRowProps {
  name: (typeof rampNames)[number]
  theme: DefinedTheme
  scheme: Scheme
}

function RampRow({ name, theme, scheme }: RampRowProps) {
  const colours = scheme.ramps[name]
  return (
    <div className={styles.ramp}>
      <span className={styles.name}>{name}</span>
      <div className={styles.steps}>
        {colours.map((colour, index) => (
          <span
            key={colour}
            className={styles.step}
            title={`${name}.${index + 1} ${colour}`}
            style={{ background: colour, color: readableOn(colour, scheme) }}
          >
            {index + 1}
            {colour === theme.brand.toLowerCase() && <span className={styles.isBrand} />}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The first or the last grey, whichever is read better. */
function readableOn(colour: string, { ramps }: Scheme): string | undefined {
  const ends = [ramps.neutral[0] ?? colour, ramps.neutral[11] ?? colour]
  return ends.toSorted((a, b) => ratioOf(b, colour) - ratioOf(a, colour))[0]
}

/** What components name: a colour by what it is for. */
export const Roles: StoryObj = {
  render: (_, { globals }) => {
    const theme = themeOf(globals)
    const scheme = theme.schemes.light.standard
    const groups = Map.groupBy(Object.keys(scheme.colours) as ColourRole[], (role) =>
      role.slice(0, role.lastIndexOf('.')),
    )
    return (
      <Foundation
        title="Roles"
        lead="Components name roles and nothing else. Each card shows the role on light ground, on dark ground, and the step that plays it."
      >
        {[...groups].map(([group, roles]) => (
          <Part key={group} title={group}>
            <div className={styles.cards}>
              {roles.map((role) => (
                <RoleCard key={role} role={role} theme={theme} />
              ))}
            </div>
          </Part>
        ))}
      </Foundation>
    )
  },
}

function RoleCard({ role, theme }: { role: ColourRole; theme: DefinedTheme }) {
  const [light, dark] = modes.map((mode) => theme.schemes[mode].standard)
  if (!light || !dark) return null
  const [one, other] = [light.steps[role], dark.steps[role]]
  const steps = one === other ? one : `${one ?? 'own'} / ${other ?? 'own'}`
  return (
    <div className={styles.card}>
      <div
        className={styles.swatch}
        style={{
          background: [light, dark]
            .map((scheme, half) => {
              const at = half === 0 ? '0 0 / 50% 100%' : '100% 0 / 50% 100%'
              const flat = (colour: string) => `linear-gradient(${colour} 0 0) ${at} no-repeat`
              return `${flat(scheme.colours[role])}, ${flat(scheme.colours['surface.page'])}`
            })
            .join(', '),
        }}
      />
      <span className={styles.name}>{role.slice(role.lastIndexOf('.') + 1)}</span>
      <span className={styles.note}>{steps ?? light.colours[role]}</span>
    </div>
  )
}

/** Every pair that may meet: what it reaches, what it owes, and how much is left. */
export const ContrastOfPairs: StoryObj = {
  render: (_, { globals }) => <Pairs theme={themeOf(globals)} contrast="standard" />,
}

/** The same where the visitor asks for more contrast. */
export const MoreContrastOfPairs: StoryObj = {
  render: (_, { globals }) => <Pairs theme={themeOf(globals)} contrast="more" />,
}

function Pairs({ theme, contrast }: { theme: DefinedTheme; contrast: Contrast }) {
  const columns = modes.map((mode) => {
    const scheme = theme.schemes[mode][contrast]
    return { mode, scheme, measured: measureAll(scheme) }
  })
  const pairs = columns[0]?.measured ?? []
  const groups = Map.groupBy(pairs.keys(), (index) => pairs[index]?.front ?? '')
  return (
    <Foundation
      title={contrast === 'more' ? 'More contrast' : 'Contrast'}
      lead="Pairs of roles that may meet, measured as WCAG 2.2 does: the ratio, what it owes, and the headroom. A theme in which one falls short is not built. Open a role to see all its grounds."
    >
      <div>
        {[...groups].map(([front, indices], at) => (
          <details key={front} className={styles.pairs} open={at === 0}>
            <summary className={styles.pairsHead}>
              <span className={styles.name}>{front}</span>
              <span className={`${styles.note} ${styles.figure}`}>
                {tightest(
                  columns.flatMap(({ measured }) => indices.map((index) => measured[index])),
                )}
              </span>
            </summary>
            <ScrollRegion label={`Contrast of ${front}`}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">on</th>
                    {columns.map(({ mode }) => (
                      <th key={mode} scope="col">
                        {mode}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {indices.map((index) => (
                    <tr key={index}>
                      <th scope="row">{groundOf(pairs[index])}</th>
                      {columns.map(({ mode, scheme, measured }) => (
                        <td key={mode}>
                          <PairCell pair={measured[index]} scheme={scheme} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
          </details>
        ))}
      </div>
    </Foundation>
  )
}

/** Of many pairs the one with the least headroom, in words. */
function tightest(pairs: readonly (Measured | undefined)[]): string {
  const [least] = pairs
    .flatMap((pair) => pair ?? [])
    .toSorted((a, b) => a.ratio / a.wanted - b.ratio / b.wanted)
  if (!least || least.wanted <= 1) return 'owes nothing'
  return `at least ${least.ratio.toFixed(2)} of ${least.wanted}, ${groundOf(least)}`
}

const groundOf = (pair: Measured | undefined) =>
  pair &&
  `${pair.ground}${pair.wash ? `, ${pair.wash === 'action.hover' ? 'hovered' : 'pressed'}` : ''}`

function PairCell({ pair, scheme: { colours } }: { pair: Measured | undefined; scheme: Scheme }) {
  if (!pair) return null
  const { front, ground, wash, ratio, wanted } = pair
  const isText = pair.owed.standard >= 4.5
  const room = ratio / wanted - 1
  const background = wash
    ? `linear-gradient(${colours[wash]} 0 0), ${colours[ground]}`
    : colours[ground]
  return (
    <div className={styles.cell}>
      <span className={styles.chip} style={{ background, color: colours[front] }}>
        {isText ? 'Aa' : <Mark />}
      </span>
      <span className={styles.figure}>
        {ratio.toFixed(2)}{' '}
        <span className={room < 0.05 && wanted > 1 ? styles.tight : styles.headroom}>
          {wanted > 1 ? `of ${wanted}, +${Math.floor(room * 100)} %` : 'owes nothing'}
        </span>
      </span>
    </div>
  )
}

const Mark = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
)

/** A panel that keeps to one mode inside a page in the other. */
export const Panels: StoryObj = {
  render: () => (
    <div className={styles.panels}>
      {modes.map((theme) => (
        <section key={theme} className={styles.panel} data-theme={theme}>
          <Heading level={2} size="h3">
            Always {theme}. <em>Whatever the page is.</em>
          </Heading>
          <p className={styles.note}>Set data-theme on any element.</p>
        </section>
      ))}
    </div>
  ),
}

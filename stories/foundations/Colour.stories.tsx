import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, ScrollRegion } from '#design-system'
import tokens from '#design-system/dtcg/files/fern.light.tokens.json'
import { computeContrastRatio } from '#design-system/theme/contrast.ts'
import {
  type DefinedTheme,
  type MeasuredColourPair,
  measureColourPairs,
  type ColourScheme,
} from '#design-system/theme/defineTheme.ts'
import { type ContrastLevel, colourModes, colourRampNames } from '#design-system/theme/ramps.ts'
import type { ColourRole } from '#design-system/theme/roles.ts'
import { renderInlineCode } from '../.storybook/docs/renderInlineCode.tsx'
import { FoundationPage, FoundationSection } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { getThemeFromGlobals } from './themes.ts'

export default { title: 'Foundations/Colour' } satisfies Meta

/** Returns the purpose of a role from the token file, which has it from the contract. */
const descriptionOf = (role: ColourRole): unknown =>
  role
    .split('.')
    .concat('$description')
    .reduce<unknown>(
      (group, name) => (group as Readonly<Record<string, unknown>>)[name],
      tokens.role,
    )

/** Twelve steps per hue in light and dark mode, derived from one brand colour. */
export const Ramps: StoryObj = {
  render: (_, { globals }) => {
    const theme = getThemeFromGlobals(globals)
    return (
      <FoundationPage
        title="Ramps"
        lead={`All colours are derived from one, ${theme.brand}. Each hue has twelve steps, from the page background to high-contrast text. Step 9 of the brand is the colour itself; a step moves only as far as the contrast of a role pair requires.`}
      >
        <div className={styles.panels}>
          {colourModes.map((mode) => (
            <section key={mode} className={styles.panel} data-theme={mode}>
              <Heading level={2} size="h4">
                {mode === 'light' ? 'Light mode' : 'Dark mode'}
              </Heading>
              {colourRampNames.map((name) => (
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
      </FoundationPage>
    )
  },
}

interface RampRowProps {
  name: (typeof colourRampNames)[number]
  theme: DefinedTheme
  scheme: ColourScheme
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

/** Returns the first or the last grey, whichever has the higher contrast. */
function readableOn(colour: string, { ramps }: ColourScheme): string | undefined {
  const ends = [ramps.neutral[0] ?? colour, ramps.neutral[11] ?? colour]
  return ends.toSorted(
    (a, b) => computeContrastRatio(b, colour) - computeContrastRatio(a, colour),
  )[0]
}

/** The colour roles that components use. */
export const Roles: StoryObj = {
  render: (_, { globals }) => {
    const theme = getThemeFromGlobals(globals)
    const scheme = theme.schemes.light.standard
    const groups = Map.groupBy(Object.keys(scheme.colours) as ColourRole[], (role) =>
      role.slice(0, role.lastIndexOf('.')),
    )
    return (
      <FoundationPage
        title="Roles"
        lead="Components only use roles. Each card shows a role in light mode and in dark mode, what it is for, and its ramp step."
      >
        {[...groups].map(([group, roles]) => (
          <FoundationSection key={group} title={group}>
            <div className={styles.cards}>
              {roles.map((role) => (
                <RoleCard key={role} role={role} theme={theme} />
              ))}
            </div>
          </FoundationSection>
        ))}
      </FoundationPage>
    )
  },
}

function RoleCard({ role, theme }: { role: ColourRole; theme: DefinedTheme }) {
  const [light, dark] = colourModes.map((mode) => theme.schemes[mode].standard)
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
      <span className={styles.note}>{renderInlineCode(String(descriptionOf(role)))}</span>
      <span className={styles.note}>{steps ?? light.colours[role]}</span>
    </div>
  )
}

/** Every permitted pair with its actual and required contrast ratio and the headroom. */
export const ContrastOfPairs: StoryObj = {
  render: (_, { globals }) => <Pairs theme={getThemeFromGlobals(globals)} contrast="standard" />,
}

/** The same at more contrast. */
export const MoreContrastOfPairs: StoryObj = {
  render: (_, { globals }) => <Pairs theme={getThemeFromGlobals(globals)} contrast="more" />,
}

function Pairs({ theme, contrast }: { theme: DefinedTheme; contrast: ContrastLevel }) {
  const columns = colourModes.map((mode) => {
    const scheme = theme.schemes[mode][contrast]
    return { mode, scheme, measured: measureColourPairs(scheme) }
  })
  const pairs = columns[0]?.measured ?? []
  const groups = Map.groupBy(pairs.keys(), (index) => pairs[index]?.foreground ?? '')
  return (
    <FoundationPage
      title={contrast === 'more' ? 'More contrast' : 'Contrast'}
      lead="Permitted pairs of roles, measured by WCAG 2.2: the ratio, the required ratio, and the headroom. A theme with a failing pair does not build. Open a role to see all its backgrounds."
    >
      <div>
        {[...groups].map(([foreground, indices], at) => (
          <details key={foreground} className={styles.pairs} open={at === 0}>
            <summary className={styles.pairsHead}>
              <span className={styles.name}>{foreground}</span>
              <span className={`${styles.note} ${styles.figure}`}>
                {leastHeadroom(
                  columns.flatMap(({ measured }) => indices.map((index) => measured[index])),
                )}
              </span>
            </summary>
            <ScrollRegion label={`Contrast of ${foreground}`}>
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
                      <th scope="row">{backgroundOf(pairs[index])}</th>
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
    </FoundationPage>
  )
}

/** Describes the pair with the least headroom. */
function leastHeadroom(pairs: readonly (MeasuredColourPair | undefined)[]): string {
  const [least] = pairs
    .flatMap((pair) => pair ?? [])
    .toSorted((a, b) => a.ratio / a.requiredRatio - b.ratio / b.requiredRatio)
  if (!least || least.requiredRatio <= 1) return 'no minimum'
  return `at least ${least.ratio.toFixed(2)} of ${least.requiredRatio}, ${backgroundOf(least)}`
}

const backgroundOf = (pair: MeasuredColourPair | undefined) =>
  pair &&
  `${pair.background}${pair.overlay ? `, ${pair.overlay === 'action.hover' ? 'hovered' : 'pressed'}` : ''}`

function PairCell({
  pair,
  scheme: { colours },
}: {
  pair: MeasuredColourPair | undefined
  scheme: ColourScheme
}) {
  if (!pair) return null
  const { foreground, background, overlay, ratio, requiredRatio } = pair
  const isText = pair.required.standard >= 4.5
  const headroom = ratio / requiredRatio - 1
  const fill = overlay
    ? `linear-gradient(${colours[overlay]} 0 0), ${colours[background]}`
    : colours[background]
  return (
    <div className={styles.cell}>
      <span className={styles.chip} style={{ background: fill, color: colours[foreground] }}>
        {isText ? 'Aa' : <Circle />}
      </span>
      <span className={styles.figure}>
        {ratio.toFixed(2)}{' '}
        <span className={headroom < 0.05 && requiredRatio > 1 ? styles.tight : styles.headroom}>
          {requiredRatio > 1
            ? `of ${requiredRatio}, +${Math.floor(headroom * 100)} %`
            : 'no minimum'}
        </span>
      </span>
    </div>
  )
}

const Circle = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
)

/** A panel with a fixed mode, inside a page in the other mode. */
export const Panels: StoryObj = {
  render: () => (
    <div className={styles.panels}>
      {colourModes.map((theme) => (
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScrollRegion, Table } from '#design-system'
import { dataVars } from '#design-system/theme/data/dataColours.css.ts'
import {
  type ColourVisionType,
  simulateColourVision,
  colourVisionTypes,
} from '#design-system/theme/data/colourVision.ts'
import { dataDashes, dataMarkers } from '#design-system/theme/data/dataMarks.ts'
import type { ColourScheme } from '#design-system/theme/defineTheme.ts'
import { oklchToHex } from '#design-system/theme/oklch.ts'
import { colourModes, contrastLevels } from '#design-system/theme/ramps.ts'
import * as charts from './charts.css.ts'
import { FoundationPage, FoundationSection } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { getThemeFromGlobals } from './themes.ts'

export default { title: 'Foundations/Charts' } satisfies Meta

const descriptions: Readonly<Record<ColourVisionType, string>> = {
  usual: 'Usual vision',
  protan: 'Protan, without long wavelengths',
  deutan: 'Deutan, without medium wavelengths',
  tritan: 'Tritan, without short wavelengths',
}

/** Categorical, sequential and diverging colours, also as people with a colour vision deficiency perceive them. */
export const Scales: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title="Colours of charts"
      lead="Every colour reaches 3:1 on every surface, 4.5:1 at more contrast. Eight categorical colours and the text colour stay apart for every kind of colour vision."
    >
      {colourModes.map((mode) => (
        <section key={mode} className={styles.panel} data-theme={mode}>
          {contrastLevels.map((contrast) => (
            <Scale key={contrast} of={getThemeFromGlobals(globals).schemes[mode][contrast]} />
          ))}
        </section>
      ))}
    </FoundationPage>
  ),
}

const Scale = ({ of: { mode, contrast, data } }: { of: ColourScheme }) =>
  (['categorical', 'sequential', 'diverging'] as const).map((name) => (
    <FoundationSection
      key={name}
      title={`${name}, ${mode} mode${contrast === 'more' ? ', more contrast' : ''}`}
    >
      {colourVisionTypes.map((vision) => (
        <div key={vision}>
          <div className={styles.note}>{descriptions[vision]}</div>
          <div className={charts.swatches}>
            {data[name].map((hex, index) => (
              <span
                key={hex}
                className={charts.swatch}
                style={{ background: simulated(hex, vision) }}
                title={`${name} ${index + 1} ${hex}`}
              />
            ))}
          </div>
        </div>
      ))}
    </FoundationSection>
  ))

function simulated(hex: string, vision: ColourVisionType): string {
  const [l, a, b] = simulateColourVision(hex)[vision]
  return oklchToHex({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI })
}

const categorical = Object.values(dataVars.categorical)
const series = [
  'Home',
  'Solar',
  'Battery',
  'Grid',
  'Heat pump',
  'Wallbox',
  'Workshop',
  'Cold store',
]
const height = (line: number, x: number) =>
  30 + line * 26 - 11 * Math.sin((x / 36 + line) * (1 + line / 9))
const pathOf = (line: number) =>
  Array.from({ length: 24 }, (_, i) => `${i === 0 ? 'M' : 'L'}${i * 20} ${height(line, i * 20)}`)

/** Lines have a label at their end, dashes and markers of their own: colour is never the only difference. */
export const Lines: StoryObj = {
  render: () => (
    <FoundationPage
      title="Lines"
      lead="Label a line at its end instead of in a legend. Each categorical colour has dashes (dataDashes) and a marker (dataMarkers), which remain in print and in forced colours. A table has the exact values."
    >
      <ScrollRegion label="Power of eight consumers">
        <svg
          className={charts.lines}
          viewBox="0 0 600 260"
          role="img"
          aria-label="Power of eight consumers in a day; the table below has the values"
        >
          {series.map((name, index) => (
            <g key={name} style={{ color: categorical[index] }} data-series={name}>
              <path
                className={charts.line}
                d={pathOf(index).join('')}
                strokeDasharray={dataDashes[index]}
              />
              {[60, 220, 460].map((x) => (
                <path
                  key={x}
                  className={charts.point}
                  d={dataMarkers[index]}
                  transform={`translate(${x} ${height(index, x)})`}
                />
              ))}
              <text className={charts.label} x="474" y={35 + index * 26}>
                {name}
              </text>
            </g>
          ))}
        </svg>
      </ScrollRegion>
      <Table
        caption="Average power in kW"
        showCaption
        columns={[
          { label: 'Consumer' },
          ...[6, 12, 18].map((hour) => ({ label: `${hour}:00`, align: 'end' as const })),
        ]}
        rows={series.map((name, index) => ({
          id: name,
          cells: [name, ...[120, 240, 360].map((x) => kilowatts(index, x))],
        }))}
        emptyLabel="No data"
      />
    </FoundationPage>
  ),
}

const kilowatts = (line: number, x: number) => (10 - height(line, x) / 26).toFixed(1)

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const load = (day: number, hour: number) =>
  Math.round(3 + 3 * Math.sin(((hour - 13 + day / 2) / 24) * Math.PI * 2))
const balance = (hour: number) => Math.round(3 * Math.sin(((hour - 6) / 24) * Math.PI * 2))

/** A sequential scale for values from low to high, a diverging one for values around zero. */
export const Values: StoryObj = {
  render: () => (
    <FoundationPage
      title="Values"
      lead="Sequential: power by day and hour. Diverging: energy from the grid in orange, to the grid in blue. The exact values belong in a table beside the chart."
    >
      <FoundationSection title="Sequential: average power by hour">
        <ScrollRegion label="Heat map">
          <svg
            className={charts.lines}
            viewBox="0 0 600 176"
            role="img"
            aria-label="Example of a heat map"
          >
            {days.map((name, day) => (
              <g key={name} transform={`translate(0 ${day * 24})`}>
                <text className={charts.label} y="16">
                  {name}
                </text>
                {hours.map((hour) => (
                  <rect
                    key={hour}
                    x={48 + hour * 23}
                    width="21"
                    height="21"
                    rx="2"
                    fill={Object.values(dataVars.sequential)[load(day, hour)]}
                  />
                ))}
              </g>
            ))}
          </svg>
        </ScrollRegion>
      </FoundationSection>
      <FoundationSection title="Diverging: exchange with the grid by hour">
        <ScrollRegion label="Bars around zero">
          <svg
            className={charts.lines}
            viewBox="0 0 600 140"
            role="img"
            aria-label="Example of bars around zero"
          >
            <path className={charts.zero} d="M0 70H600" />
            {hours.map((hour) => (
              <rect
                key={hour}
                x={hour * 25}
                y={balance(hour) > 0 ? 70 - balance(hour) * 22 : 70}
                width="19"
                height={Math.max(2, Math.abs(balance(hour)) * 22)}
                fill={Object.values(dataVars.diverging)[3 - balance(hour)]}
              />
            ))}
          </svg>
        </ScrollRegion>
      </FoundationSection>
    </FoundationPage>
  ),
}

import { Text } from '#design-system'
import type { OperatingMode } from '#data/content.ts'
import { type FormattedFigure, formatFigure } from '#data/figures.ts'
import type { Locale } from '#data/locales.ts'
import { Band } from '../Band.tsx'
import { Island } from '../island.tsx'
import { useLocale, useText } from '../site.tsx'
import { area, bars, line, lineWhilePositive } from './curve.ts'
import { stripHeight } from './DayChart.tsx'
import * as styles from './OperatingModes.css.ts'
import OperatingModesIsland, { type Mode } from './OperatingModes.island.tsx'
import type { OperatingModesProps } from './OperatingModes.schema.ts'

const hours = ['00:00', '06:00', '12:00', '18:00', '24:00']

/** The four operating modes, each with the chart of one worked day. */
export function OperatingModes({ title, records, anchor }: OperatingModesProps) {
  const text = useText()
  const locale = useLocale()
  const top = topOf(records)
  const words = {
    legend: {
      sun: text('modes.legend.sun'),
      house: text('modes.legend.house'),
      battery: text('modes.legend.battery'),
    },
    unit: text('modes.chart.unit'),
    values: Array.from({ length: top / 2 + 1 }, (_, i) => String(top - 2 * i)),
    hours,
  }
  const fullest = Math.max(...records.flatMap(({ stored }) => stored))
  return (
    <Band anchor={anchor} ground="subtle" title={title}>
      <Island
        name="OperatingModes"
        when="visible"
        component={OperatingModesIsland}
        props={{
          label: text('modes.label'),
          words,
          modes: records.map((record) => draw(record, top, fullest, locale)),
        }}
      />
      <div className={styles.note}>
        <Text size="small" tone="muted">
          {text('modes.illustrative')}
        </Text>
      </div>
    </Band>
  )
}

/** The next even number of kW above everything shown. */
const topOf = (records: readonly OperatingMode[]) =>
  2 *
  Math.ceil(
    Math.max(...records.flatMap(({ sun, house, battery }) => [...sun, ...house, ...battery])) / 2,
  )

function draw(record: OperatingMode, top: number, fullest: number, locale: Locale): Mode {
  const { id, title, summary, reading, sun, house, battery, stored, facts } = record
  return {
    id,
    label: title,
    summary,
    reading,
    sun: lineWhilePositive(sun, top),
    sunArea: area(sun, top),
    house: line(house, top),
    // Only what the battery gives; the bars below show that it is charged.
    battery: area(
      battery.map((kW) => Math.max(kW, 0)),
      top,
    ),
    stored: bars(stored, fullest, stripHeight),
    facts: facts.map((fact) => ({ label: fact.label, figure: figureOf(fact, locale) })),
  }
}

/** Energy always shows its tenths, so that 12.0 stands beside 13.7. */
function figureOf(
  { value, unit }: OperatingMode['facts'][number],
  locale: Locale,
): FormattedFigure {
  const tenths = unit === 'kWh' ? { decimals: 1 } : {}
  return formatFigure({ value, unit, source: 'the record', ...tenths }, locale, (word) => word)
}

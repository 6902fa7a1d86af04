import { Text } from '#design-system'
import type { OperatingMode } from '#data/content.ts'
import { tellingHour } from '#data/energyDay.ts'
import { type FormattedFigure, formatFigure } from '#data/figures.ts'
import { type Locale, locales } from '#data/locales.ts'
import { Band } from '../Band.tsx'
import { Island } from '../island.tsx'
import { useLocale, useText } from '../site.tsx'
import { area, bars, line, lineWhilePositive } from './curve.ts'
import { stripHeight } from './DayChart.tsx'
import type { DayWords } from './DayPanel.tsx'
import * as styles from './OperatingModes.css.ts'
import OperatingModesIsland, { type Mode } from './OperatingModes.island.tsx'
import type { OperatingModesProps } from './OperatingModes.schema.ts'

const hours = ['00:00', '06:00', '12:00', '18:00', '24:00']

/** The four operating modes, each with one worked day: the house by the hour, and the curves. */
export function OperatingModes({ title, records, anchor }: OperatingModesProps) {
  const text = useText()
  const locale = useLocale()
  const words = useDayWords(records)
  return (
    <Band anchor={anchor} ground="subtle" title={title}>
      <Island
        name="OperatingModes"
        when="visible"
        component={OperatingModesIsland}
        props={{
          label: text('modes.label'),
          words,
          modes: records.map((record) => draw(record, words, locale)),
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

function useDayWords(records: readonly OperatingMode[]): DayWords {
  const text = useText()
  const { formatTag, textTag } = locales[useLocale()]
  const top = topOf(records)
  return {
    legend: {
      sun: text('modes.legend.sun'),
      house: text('modes.legend.house'),
      battery: text('modes.legend.battery'),
      grid: text('modes.legend.grid'),
      stored: text('modes.stored'),
    },
    ways: {
      charging: text('modes.state.charging'),
      supplying: text('modes.state.supplying'),
      resting: text('modes.state.resting'),
      buying: text('modes.state.buying'),
      selling: text('modes.state.selling'),
      outage: text('modes.state.outage'),
      idle: text('modes.state.idle'),
    },
    unit: text('modes.chart.unit'),
    time: text('modes.time'),
    play: text('modes.play'),
    pause: text('modes.pause'),
    day: text('modes.day'),
    caption: text('modes.table.caption'),
    hour: text('modes.table.hour'),
    stored: text('modes.table.stored'),
    point: (0.1).toLocaleString(formatTag).charAt(1),
    comma: textTag.startsWith('zh') ? '，' : ', ',
    top,
    full: Math.max(...records.flatMap(({ stored }) => stored)),
    values: Array.from({ length: top / 2 + 1 }, (_, i) => String(top - 2 * i)),
    hours,
  }
}

/** The next even number of kW above everything shown. */
const topOf = (records: readonly OperatingMode[]) =>
  2 *
  Math.ceil(
    Math.max(...records.flatMap(({ sun, house, battery }) => [...sun, ...house, ...battery])) / 2,
  )

function draw(record: OperatingMode, { top, full }: DayWords, locale: Locale): Mode {
  const { id, title, summary, reading, sun, house, battery, grid, stored, periods, facts } = record
  return {
    id,
    label: title,
    summary,
    reading,
    sun,
    house,
    battery,
    grid,
    stored,
    periods,
    tells: tellingHour(record, periods),
    curves: {
      sun: lineWhilePositive(sun, top),
      sunArea: area(sun, top),
      house: line(house, top),
      // Only what the battery gives; the bars below show that it is charged.
      battery: area(
        battery.map((kW) => Math.max(kW, 0)),
        top,
      ),
      stored: bars(stored, full, stripHeight),
    },
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

import { Text } from '#design-system'
import type { LocalizedOperatingMode } from '#data/content/content.ts'
import { pickInitialHour } from '#data/content/energyDay.ts'
import { type FormattedFigure, formatFigure } from '#data/messages/figures.ts'
import { type Locale, locales } from '#data/locale/locales.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { usePunctuation } from '../hooks/usePunctuation.ts'
import { Island } from '../island.tsx'
import { useLocale, useText } from '../site.tsx'
import {
  createDayAreaPath,
  createBarsPath,
  createDayLinePath,
  createPositiveLinePath,
} from './chartPaths.ts'
import { chargeStripHeight } from './DayChart.tsx'
import type { DayPanelTexts } from './DayPanel.tsx'
import * as styles from './OperatingModes.css.ts'
import OperatingModesIsland, { type FormattedOperatingMode } from './OperatingModes.island.tsx'
import type { OperatingModesProps } from './OperatingModes.schema.ts'

const hours = ['00:00', '06:00', '12:00', '18:00', '24:00']

/** The four operating modes, each with one example day: energy flows hour by hour, and a chart. */
export function OperatingModes({ title, records, anchor }: OperatingModesProps) {
  const text = useText()
  const locale = useLocale()
  const texts = useDayTexts(records)
  return (
    <SectionLayout anchor={anchor} ground="subtle" title={title}>
      <Island
        name="OperatingModes"
        when="visible"
        component={OperatingModesIsland}
        props={{
          label: text('modes.label'),
          words: texts,
          modes: records.map((record) => toMode(record, texts, locale)),
        }}
      />
      <div className={styles.note}>
        <Text size="small" tone="muted">
          {text('modes.illustrative')}
        </Text>
      </div>
    </SectionLayout>
  )
}

function useDayTexts(records: readonly LocalizedOperatingMode[]): DayPanelTexts {
  const text = useText()
  const { formatTag } = locales[useLocale()]
  const { comma } = usePunctuation()
  const top = powerAxisMaximum(records)
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
    comma,
    top,
    full: Math.max(...records.flatMap(({ stored }) => stored)),
    values: Array.from({ length: top / 2 + 1 }, (_, i) => String(top - 2 * i)),
    hours,
  }
}

/** Rounds the highest power of all days up to an even number of kW. */
const powerAxisMaximum = (records: readonly LocalizedOperatingMode[]) =>
  2 *
  Math.ceil(
    Math.max(...records.flatMap(({ sun, house, battery }) => [...sun, ...house, ...battery])) / 2,
  )

function toMode(
  record: LocalizedOperatingMode,
  { top, full }: DayPanelTexts,
  locale: Locale,
): FormattedOperatingMode {
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
    initialHour: pickInitialHour(record, periods),
    curves: {
      sun: createPositiveLinePath(sun, top),
      sunArea: createDayAreaPath(sun, top),
      house: createDayLinePath(house, top),
      // Only discharging; charging is visible in the bars below.
      battery: createDayAreaPath(
        battery.map((kW) => Math.max(kW, 0)),
        top,
      ),
      stored: createBarsPath(stored, full, chargeStripHeight),
    },
    facts: facts.map((fact) => ({ label: fact.label, figure: figureOf(fact, locale) })),
  }
}

/** Formats energies with one decimal, so that 12.0 aligns with 13.7. */
function figureOf(
  { value, unit }: LocalizedOperatingMode['facts'][number],
  locale: Locale,
): FormattedFigure {
  const decimals = unit === 'kWh' ? { decimals: 1 } : {}
  return formatFigure({ value, unit, source: 'the record', ...decimals }, locale, (word) => word)
}

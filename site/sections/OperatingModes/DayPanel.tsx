import { memo } from 'react'
import { Button, Disclosure, Icon, icons, ScrollRegion, Text } from '#design-system'
import {
  type DailyEnergyProfile,
  hoursOfDay,
  type EnergyFlows,
  getEnergyFlowsAt,
  type DayPeriod,
} from '#data/content/energyDay.ts'
import type { FormattedFigure } from '#data/messages/figures.ts'
import { FigureNumeral } from '../parts/text/FigureNumeral.tsx'
import { type DayCurvePaths, DayChart, type LabelledDayPeriod } from './DayChart.tsx'
import * as styles from './DayPanel.css.ts'
import { HouseEnergyScene } from './HouseEnergyScene.tsx'
import type { DayPlayback } from './useDayPlayback.ts'

/** Example day with its chart paths and formatted texts. */
export interface ExampleDailyEnergyProfile extends DailyEnergyProfile {
  /** Description of the day; text alternative of the chart. */
  readonly reading: string
  readonly curves: DayCurvePaths
  readonly periods: readonly (DayPeriod & LabelledDayPeriod)[]
  /** Hour that is shown initially. */
  readonly initialHour: number
  readonly facts: readonly { readonly label: string; readonly figure: FormattedFigure }[]
}

const readings = ['sun', 'house', 'battery', 'grid'] as const
type Reading = (typeof readings)[number]

/** Texts and scales that all days share. */
export interface DayPanelTexts {
  readonly legend: Readonly<Record<Reading | 'stored', string>>
  readonly ways: Readonly<
    Record<EnergyFlows['battery']['way'] | EnergyFlows['grid']['way'] | 'idle', string>
  >
  readonly unit: string
  readonly time: string
  readonly play: string
  readonly pause: string
  readonly day: string
  readonly caption: string
  readonly hour: string
  readonly stored: string
  /** Decimal mark and list separator of the locale. */
  readonly point: string
  readonly comma: string
  /** Upper end of the power axis in kW, and energy of the full battery in kWh. */
  readonly top: number
  readonly full: number
  readonly values: readonly string[]
  readonly hours: readonly string[]
}

const clockTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`

interface DayPanelProps {
  texts: DayPanelTexts
  day: ExampleDailyEnergyProfile
  clock: DayPlayback
  /** False before hydration; the playback controls are hidden until then. */
  hydrated: boolean
  /** Whether the panel is shown; a hidden one is not rendered again. */
  active: boolean
}

/** One day: the house at the selected hour, the chart, three key figures, and all data as text and table. */
export const DayPanel = memo(
  ShownDayPanel,
  (before, after) => !after.active && before.hydrated === after.hydrated,
)

function ShownDayPanel({ texts, day, clock, hydrated }: DayPanelProps) {
  const hour = clock.hour ?? day.initialHour
  const moment = getEnergyFlowsAt(day, hour, day.periods)
  return (
    <div className={styles.root} data-playing={clock.playing ? '' : undefined}>
      <div className={styles.scene}>
        <HouseEnergyScene
          hour={hour}
          moment={moment}
          charge={moment.stored / texts.full}
          top={texts.top}
        />
        <div className={styles.side}>
          <div className={styles.clock}>
            <span className={styles.time}>{clockTime(hour)}</span>
            <span className={styles.control} data-ready={hydrated ? '' : undefined}>
              <Button
                variant="secondary"
                size="small"
                icon={clock.playing ? icons.pauseIcon : icons.playIcon}
                label={clock.playing ? texts.pause : texts.play}
                onClick={clock.toggle}
              />
            </span>
          </div>
          <Readings texts={texts} moment={moment} />
        </div>
      </div>
      <div>
        <p className={styles.unit}>{texts.unit}</p>
        <DayChart {...day} values={texts.values} hours={texts.hours} hour={hour} />
        <div className={styles.slide}>
          <input
            className={styles.slider}
            data-ready={hydrated ? '' : undefined}
            type="range"
            min={0}
            max={23}
            value={hour}
            aria-label={texts.time}
            aria-valuetext={hourDescription(texts, moment, hour)}
            onChange={({ target }) => clock.choose(target.valueAsNumber)}
          />
        </div>
      </div>
      <Facts facts={day.facts} />
      <Disclosure summary={texts.day}>
        <HoursOfDay texts={texts} day={day} />
      </Disclosure>
    </div>
  )
}

const formatTenths = (value: number, { point }: DayPanelTexts) =>
  value.toFixed(1).replace('.', point).replace('-', '\u2212')

const readingIcons = {
  sun: icons.sunIcon,
  house: icons.houseIcon,
  battery: icons.batteryIcon,
  grid: icons.gridIcon,
} as const

/** Returns the power of a reading and, for battery and grid, its direction as text. */
function readingOf(name: Reading, moment: EnergyFlows, texts: DayPanelTexts) {
  if (name === 'sun' || name === 'house') return { power: moment[name], way: undefined }
  const { power, way } = moment[name]
  const isIdle = name === 'grid' && way === 'resting'
  return { power, way: texts.ways[isIdle ? 'idle' : way] }
}

function Readings({ texts, moment }: { texts: DayPanelTexts; moment: EnergyFlows }) {
  return (
    <dl className={styles.readings}>
      {readings.map((name) => {
        const { power, way } = readingOf(name, moment, texts)
        return (
          <div key={name} className={`${styles.reading} ${styles.readingIconColour[name]}`}>
            <dt className={styles.name}>
              <Icon icon={readingIcons[name]} />
              <span className={styles.readingLabel}>{texts.legend[name]}</span>
            </dt>
            <dd className={styles.power}>
              {formatTenths(power, texts)}
              {'\u00A0'}kW
            </dd>
            {way && <dd className={styles.direction}>{way}</dd>}
          </div>
        )
      })}
      <div className={`${styles.reading} ${styles.readingIconColour.battery} ${styles.fullRow}`}>
        <dt className={styles.name}>
          <Icon icon={icons.batteryModuleIcon} />
          <span className={styles.readingLabel}>{texts.legend.stored}</span>
        </dt>
        <dd className={styles.power}>
          {formatTenths(moment.stored, texts)}
          {'\u00A0'}kWh
        </dd>
      </div>
    </dl>
  )
}

/** Describes an hour in one line for screen readers. */
function hourDescription(texts: DayPanelTexts, moment: EnergyFlows, hour: number): string {
  const parts = readings.map((name) => {
    const { power, way } = readingOf(name, moment, texts)
    return [texts.legend[name], formatTenths(power, texts), 'kW', way].filter(Boolean).join(' ')
  })
  return [clockTime(hour), ...parts].join(texts.comma)
}

const Facts = memo(function Facts({ facts }: Pick<ExampleDailyEnergyProfile, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, figure }) => (
        <div key={label} className={styles.fact}>
          <Text as="dt" size="small" tone="muted">
            {label}
          </Text>
          <dd>
            <FigureNumeral figure={figure} size="fact" />
          </dd>
        </div>
      ))}
    </dl>
  )
})

/** Description of the day and table of the values of every hour. */
const HoursOfDay = memo(function HoursOfDay({ texts, day }: Pick<DayPanelProps, 'texts' | 'day'>) {
  return (
    <div className={styles.text}>
      <Text>{day.reading}</Text>
      <HourTable texts={texts} day={day} />
    </div>
  )
})

function HourTable({ texts, day }: Pick<DayPanelProps, 'texts' | 'day'>) {
  return (
    <ScrollRegion label={texts.caption}>
      <table className={styles.table}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.hour}</th>
            {readings.map((name) => (
              <th key={name} scope="col">
                {texts.legend[name]}
              </th>
            ))}
            <th scope="col">{texts.stored}</th>
          </tr>
        </thead>
        <tbody>
          {hoursOfDay.map((hour) => (
            <tr key={hour}>
              <th scope="row">{clockTime(hour)}</th>
              {[...readings, 'stored' as const].map((name) => (
                <td key={name}>{formatTenths(day[name][hour] ?? 0, texts)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

import { Button, Disclosure, Icon, icons, ScrollRegion, Text } from '#design-system'
import { type EnergyDay, hoursOfDay, type Moment, momentOf, type Period } from '#data/energyDay.ts'
import type { FormattedFigure } from '#data/figures.ts'
import { FigureNumeral } from '../FigureNumeral.tsx'
import { type Curves, DayChart, type NamedPeriod } from './DayChart.tsx'
import * as styles from './DayPanel.css.ts'
import { DayScene } from './DayScene.tsx'
import type { DayClock } from './useDayClock.ts'

/** A worked day, drawn and put into words. */
export interface Day extends EnergyDay {
  /** What the day shows, in sentences. */
  readonly reading: string
  readonly curves: Curves
  readonly periods: readonly (Period & NamedPeriod)[]
  /** The hour that is shown first. */
  readonly tells: number
  readonly facts: readonly { readonly label: string; readonly figure: FormattedFigure }[]
}

const readings = ['sun', 'house', 'battery', 'grid'] as const
type Reading = (typeof readings)[number]

/** What all days share. */
export interface DayWords {
  readonly legend: Readonly<Record<Reading | 'stored', string>>
  readonly ways: Readonly<Record<Moment['battery']['way'] | Moment['grid']['way'] | 'idle', string>>
  readonly unit: string
  readonly time: string
  readonly play: string
  readonly pause: string
  readonly day: string
  readonly caption: string
  readonly hour: string
  readonly stored: string
  /** Between the digits of a number, and between the parts of a list. */
  readonly point: string
  readonly comma: string
  /** kW at the top of the charts, and kWh that fill the battery. */
  readonly top: number
  readonly full: number
  readonly values: readonly string[]
  readonly hours: readonly string[]
}

const clockTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`

interface DayPanelProps {
  words: DayWords
  day: Day
  clock: DayClock
  /** False until the browser has taken over: then nothing can be played yet. */
  ready: boolean
}

/** One day: the house at one hour, the curves of all hours, three figures, and all of it as text. */
export function DayPanel({ words, day, clock, ready }: DayPanelProps) {
  const hour = clock.hour ?? day.tells
  const moment = momentOf(day, hour, day.periods)
  return (
    <div className={styles.root} data-playing={clock.playing ? '' : undefined}>
      <div className={styles.scene}>
        <DayScene hour={hour} moment={moment} charge={moment.stored / words.full} top={words.top} />
        <div className={styles.side}>
          <div className={styles.clock}>
            <span className={styles.time}>{clockTime(hour)}</span>
            <span className={styles.control} data-ready={ready ? '' : undefined}>
              <Button
                variant="secondary"
                size="small"
                icon={clock.playing ? icons.pause : icons.play}
                label={clock.playing ? words.pause : words.play}
                onClick={clock.toggle}
              />
            </span>
          </div>
          <Readings words={words} moment={moment} />
        </div>
      </div>
      <div>
        <p className={styles.unit}>{words.unit}</p>
        <DayChart {...day} values={words.values} hours={words.hours} hour={hour} />
        <div className={styles.slide}>
          <input
            className={styles.slider}
            data-ready={ready ? '' : undefined}
            type="range"
            min={0}
            max={23}
            value={hour}
            aria-label={words.time}
            aria-valuetext={inWords(words, moment, hour)}
            onChange={({ target }) => clock.choose(target.valueAsNumber)}
          />
        </div>
      </div>
      <Facts facts={day.facts} />
      <Disclosure summary={words.day}>
        <div className={styles.text}>
          <Text>{day.reading}</Text>
          <Hours words={words} day={day} />
        </div>
      </Disclosure>
    </div>
  )
}

const tenths = (value: number, { point }: DayWords) =>
  value.toFixed(1).replace('.', point).replace('-', '\u2212')

const drawings = {
  sun: icons.sun,
  house: icons.house,
  battery: icons.battery,
  grid: icons.grid,
} as const

/** What is read beside the house: the power, and which way it goes. */
function readingOf(name: Reading, moment: Moment, words: DayWords) {
  if (name === 'sun' || name === 'house') return { power: moment[name], way: undefined }
  const { power, way } = moment[name]
  const isIdle = name === 'grid' && way === 'resting'
  return { power, way: words.ways[isIdle ? 'idle' : way] }
}

function Readings({ words, moment }: { words: DayWords; moment: Moment }) {
  return (
    <dl className={styles.readings}>
      {readings.map((name) => {
        const { power, way } = readingOf(name, moment, words)
        return (
          <div key={name} className={`${styles.reading} ${styles.readingOf[name]}`}>
            <dt className={styles.name}>
              <Icon icon={drawings[name]} />
              <span className={styles.word}>{words.legend[name]}</span>
            </dt>
            <dd className={styles.power}>
              {tenths(power, words)}
              {'\u00A0'}kW
            </dd>
            {way && <dd className={styles.way}>{way}</dd>}
          </div>
        )
      })}
      <div className={`${styles.reading} ${styles.readingOf.battery} ${styles.whole}`}>
        <dt className={styles.name}>
          <Icon icon={icons.module} />
          <span className={styles.word}>{words.legend.stored}</span>
        </dt>
        <dd className={styles.power}>
          {tenths(moment.stored, words)}
          {'\u00A0'}kWh
        </dd>
      </div>
    </dl>
  )
}

/** An hour as one line, for those who hear it. */
function inWords(words: DayWords, moment: Moment, hour: number): string {
  const parts = readings.map((name) => {
    const { power, way } = readingOf(name, moment, words)
    return [words.legend[name], tenths(power, words), 'kW', way].filter(Boolean).join(' ')
  })
  return [clockTime(hour), ...parts].join(words.comma)
}

function Facts({ facts }: Pick<Day, 'facts'>) {
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
}

/** Every hour of the day in figures. */
function Hours({ words, day }: { words: DayWords; day: Day }) {
  return (
    <ScrollRegion label={words.caption}>
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hour}</th>
            {readings.map((name) => (
              <th key={name} scope="col">
                {words.legend[name]}
              </th>
            ))}
            <th scope="col">{words.stored}</th>
          </tr>
        </thead>
        <tbody>
          {hoursOfDay.map((hour) => (
            <tr key={hour}>
              <th scope="row">{clockTime(hour)}</th>
              {[...readings, 'stored' as const].map((name) => (
                <td key={name}>{tenths(day[name][hour] ?? 0, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

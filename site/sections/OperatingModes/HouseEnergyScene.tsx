import type { EnergyFlows } from '#data/content/energyDay.ts'
import * as styles from './HouseEnergyScene.css.ts'

/** SVG paths of the energy flows in the house, drawn in their usual direction. */
const flowPaths = {
  sun: 'M262 128V140a8 8 0 0 0 8 8H435a8 8 0 0 1 8 8V161',
  house: 'M416 178H296',
  battery: 'M443 193V209',
  grid: 'M470 178H552C586 178 592 150 606 116',
} as const
type FlowName = keyof typeof flowPaths

/** Arrow heads at the end of each path, and at the start of those with flow in both directions. */
const heads: Readonly<Record<FlowName, { readonly end: string; readonly start: string }>> = {
  sun: { end: 'M437 158h12l-6 8z', start: '' },
  house: { end: 'M296 172v12l-8 -6z', start: '' },
  battery: { end: 'M437 206h12l-6 7z', start: 'M437 197h12l-6 -7z' },
  grid: { end: 'M599 121l11 2l-2 -12z', start: 'M474 172v12l-8 -6z' },
}

/** The same paths reversed, for beads that move in the opposite direction. */
const reversedPaths: Readonly<Record<FlowName, string>> = {
  ...flowPaths,
  battery: 'M443 209V193',
  grid: 'M606 116C592 150 586 178 552 178H470',
}

interface Flow {
  readonly name: FlowName
  readonly power: number
  /** True if energy flows against the direction of the path. */
  readonly reversed?: boolean
}

const flowsOf = ({ sun, house, battery, grid }: EnergyFlows): readonly Flow[] => [
  { name: 'sun', power: sun },
  { name: 'house', power: house },
  { name: 'battery', power: battery.power, reversed: battery.way === 'supplying' },
  { name: 'grid', power: grid.way === 'outage' ? 0 : grid.power, reversed: grid.way === 'buying' },
]

/** Line width of a flow: a visible minimum plus a constant per kW, so that flows are comparable. */
const flowWidth = (power: number) => (power === 0 ? 0 : Math.round((2.5 + 1.1 * power) * 10) / 10)

interface DaySceneProps {
  hour: number
  moment: EnergyFlows
  /** State of charge, 0 to 1. */
  charge: number
  /** Highest power of the chart, in kW. */
  top: number
}

/** Cross-section of a house with the energy flows of one hour. */
export function HouseEnergyScene({ hour, moment, charge, top }: DaySceneProps) {
  return (
    <svg className={styles.root} viewBox="0 0 640 300" aria-hidden="true">
      <Sky hour={hour} light={Math.min(moment.sun / top, 1)} />
      <House brightness={Math.min(moment.house / 3, 1)} />
      <Tower charge={charge} />
      <Pole isOut={moment.grid.way === 'outage'} />
      <path className={styles.conduit} d={Object.values(flowPaths).join('')} />
      {flowsOf(moment).map((flow) => (
        <FlowLine key={flow.name} {...flow} />
      ))}
    </svg>
  )
}

function FlowLine({ name, power, reversed = false }: Flow) {
  const width = flowWidth(power)
  const side = reversed ? 'start' : 'end'
  return (
    <>
      <path
        className={`${styles.flow} ${styles.flowColour[name]}`}
        d={flowPaths[name]}
        strokeWidth={width}
      />
      {power > 0 && (
        <>
          <path
            className={styles.bead}
            d={reversed ? reversedPaths[name] : flowPaths[name]}
            strokeWidth={Math.max(width - 2.5, 1.5)}
          />
          <path className={styles.arrowheadColour[name]} d={heads[name][side]} />
        </>
      )}
    </>
  )
}

/** Position of the sun: above the horizon from 6:00 to 18:00, below it at night. */
function Sky({ hour, light }: { hour: number; light: number }) {
  const angle = (Math.PI * (hour + 0.5 - 6)) / 12
  const [x, y] = [Math.round(330 - 292 * Math.cos(angle)), Math.round(268 - 240 * Math.sin(angle))]
  return (
    // Clipped at the ground, so that the sun sets.
    <svg width="640" height="286">
      <rect className={styles.sky} width="640" height="286" rx="14" opacity={0.02 + light * 0.06} />
      <path className={styles.sunPath} d="M38 268A292 240 0 0 1 622 268" />
      <circle className={styles.sun} cx={x} cy={y} r="22" opacity={light * 0.3} />
      <circle className={styles.sun} cx={x} cy={y} r="12" opacity={light > 0 ? 1 : 0} />
    </svg>
  )
}

function House({ brightness }: { brightness: number }) {
  return (
    <>
      <path className={styles.shape} d="M172 136H552V286H172z" />
      <path className={styles.roof} d="M152 136L180 62H544L572 136z" />
      <path
        className={styles.panel}
        d="M194 76H504L510 128H182zM188 102H507M231 76L223 128M270 76L264 128M309 76L305 128M348 76L346 128M387 76V128M426 76L428 128M465 76L469 128"
      />
      <path className={styles.light} d="M196 168H352V286H196z" opacity={0.1 + brightness * 0.6} />
      <path
        className={styles.detail}
        d="M196 168H352V286H196zM248 168V286M300 168V286M276 168V174M268 182a8 8 0 0 1 16 0zM210 278V262h52v16M204 286V270h64v16M318 286V266h24v20M366 168V286M374 168V286M382 168V286M390 168V286M398 168V286"
      />
    </>
  )
}

const modules = 'M418 212h50v24h-50zM418 237h50v24h-50zM418 262h50v24h-50z'

/** Power unit above three modules, drawn apart so that the flow between them is visible. */
function Tower({ charge }: { charge: number }) {
  const height = Math.round(charge * 74)
  return (
    <>
      <path className={styles.shape} d="M418 164h50v28h-50z" />
      <path className={styles.glowLine} d="M424 187H462" />
      <path className={styles.roof} d={modules} />
      <rect className={styles.charge} x="419" width="48" y={286 - height} height={height} />
      <path className={styles.detail} d={modules} />
    </>
  )
}

function Pole({ isOut }: { isOut: boolean }) {
  return (
    <>
      <path className={styles.detail} d="M610 286V92M594 108H626M598 122H622M0 286H640" />
      <path className={styles.shape} d="M540 166h16v24h-16z" />
      {isOut && <path className={styles.cross} d="M574 140l18 18M592 140l-18 18" />}
    </>
  )
}

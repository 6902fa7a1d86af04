import { Tabs } from '#design-system'
import { useHydrated } from '../island.tsx'
import { type ChartWords, type Day, DayChart } from './DayChart.tsx'

/** An operating mode in finished words. */
export interface Mode extends Day {
  readonly id: string
  readonly label: string
  readonly summary: string
}

export interface OperatingModesIslandProps {
  /** What the tabs choose between. */
  readonly label: string
  readonly words: ChartWords
  readonly modes: readonly Mode[]
}

/** The modes as tabs; before the browser takes over, all of them in order. */
export default function OperatingModesIsland({ label, words, modes }: OperatingModesIslandProps) {
  const items = modes.map((mode) => ({
    id: mode.id,
    label: mode.label,
    summary: mode.summary,
    content: <DayChart words={words} day={mode} />,
  }))
  return <Tabs label={label} items={items} ready={useHydrated()} level={3} />
}

import { Tabs } from '#design-system'
import { useRef } from 'react'
import { useHydrated } from '../island.tsx'
import { type Day, DayPanel, type DayWords } from './DayPanel.tsx'
import { useDayClock } from './useDayClock.ts'

/** An operating mode in finished words. */
export interface Mode extends Day {
  readonly id: string
  readonly label: string
  readonly summary: string
}

export interface OperatingModesIslandProps {
  /** What the tabs choose between. */
  readonly label: string
  readonly words: DayWords
  readonly modes: readonly Mode[]
}

/** The modes as tabs, all at the same hour; before the browser takes over, all of them in order. */
export default function OperatingModesIsland({ label, words, modes }: OperatingModesIslandProps) {
  const ready = useHydrated()
  const seen = useRef<HTMLDivElement>(null)
  const clock = useDayClock(modes[0]?.tells ?? 0, seen)
  const items = modes.map((mode) => ({
    id: mode.id,
    label: mode.label,
    summary: mode.summary,
    content: <DayPanel words={words} day={mode} clock={clock} ready={ready} />,
  }))
  return (
    <div ref={seen}>
      <Tabs label={label} items={items} ready={ready} level={3} />
    </div>
  )
}

import { Tabs } from '#design-system'
import { useHydrated } from '#design-system/behaviour/useHydrated.ts'
import { useRef, useState } from 'react'
import { type ExampleDailyEnergyProfile, DayPanel, type DayPanelTexts } from './DayPanel.tsx'
import { useDayPlayback } from './useDayPlayback.ts'

/** Operating mode with formatted texts. */
export interface FormattedOperatingMode extends ExampleDailyEnergyProfile {
  readonly id: string
  readonly label: string
  readonly summary: string
}

export interface OperatingModesIslandProps {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly words: DayPanelTexts
  readonly modes: readonly FormattedOperatingMode[]
}

/** Operating modes as tabs that share one clock; before hydration all modes are listed in order. */
export default function OperatingModesIsland({ label, words, modes }: OperatingModesIslandProps) {
  const hydrated = useHydrated()
  const container = useRef<HTMLDivElement>(null)
  const clock = useDayPlayback(modes[0]?.initialHour ?? 0, container)
  const [shown, show] = useState(modes[0]?.id)
  const items = modes.map((mode) => ({
    id: mode.id,
    label: mode.label,
    summary: mode.summary,
    content: (
      <DayPanel
        texts={words}
        day={mode}
        clock={clock}
        hydrated={hydrated}
        active={mode.id === shown}
      />
    ),
  }))
  return (
    <div ref={container}>
      <Tabs label={label} items={items} value={shown} onValueChange={show} />
    </div>
  )
}

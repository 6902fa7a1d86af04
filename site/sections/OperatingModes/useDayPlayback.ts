import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Playback duration of one hour in ms; CSS transitions use the same value. */
const hourTime = 1000

export interface DayPlayback {
  /** Displayed hour; undefined (each day shows its initial hour) until one is selected or playback starts. */
  readonly hour: number | undefined
  readonly playing: boolean
  readonly toggle: () => void
  /** Shows an hour and stops playback. */
  readonly choose: (hour: number) => void
}

/** Plays a day on request while `container` is in view, until paused. */
export function useDayPlayback(
  start: number,
  container: RefObject<HTMLElement | null>,
): DayPlayback {
  const [hour, setHour] = useState<number>()
  const [playing, setPlaying] = useState(false)
  const [inView, setInView] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false)
    })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [container])

  useEffect(() => {
    const isRunning = playing && inView
    const timer = isRunning
      ? setInterval(
          // Input of the visitor overrides the playback.
          () => startTransition(() => setHour((now = start) => (now + 1) % 24)),
          hourTime,
        )
      : undefined
    return () => clearInterval(timer)
  }, [playing, inView, start])

  return {
    hour,
    playing,
    toggle: () => setPlaying(!playing),
    choose: (chosen) => {
      setPlaying(false)
      setHour(chosen)
    },
  }
}

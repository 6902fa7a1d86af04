import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** How long an hour of the drawn day takes, in ms; `hourTime` of the styles is the same. */
const hourTime = 1000

export interface DayClock {
  /** The hour that is shown; each day has its own until one was chosen or played. */
  readonly hour: number | undefined
  readonly playing: boolean
  readonly toggle: () => void
  /** Shows an hour, and stays there. */
  readonly choose: (hour: number) => void
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

function watchMotion(tell: () => void): () => void {
  const query = lessMotion()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Goes through a day while `seen` is in view, until it is paused; never by itself where less motion is asked for. */
export function useDayClock(start: number, seen: RefObject<HTMLElement | null>): DayClock {
  const [hour, setHour] = useState<number>()
  const [wanted, setWanted] = useState<boolean>()
  const [inView, setInView] = useState(false)
  const likesMotion = useSyncExternalStore(
    watchMotion,
    () => !lessMotion().matches,
    () => false,
  )
  const playing = wanted ?? likesMotion

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false)
    })
    if (seen.current) observer.observe(seen.current)
    return () => observer.disconnect()
  }, [seen])

  useEffect(() => {
    const isRunning = playing && inView
    const timer = isRunning
      ? setInterval(() => setHour((now = start) => (now + 1) % 24), hourTime)
      : undefined
    return () => clearInterval(timer)
  }, [playing, inView, start])

  return {
    hour,
    playing,
    toggle: () => setWanted(!playing),
    choose: (chosen) => {
      setWanted(false)
      setHour(chosen)
    },
  }
}

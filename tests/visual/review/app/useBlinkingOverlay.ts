import { useEffect, useState } from 'react'

const period = 600

/** Hides and shows the upper picture in turn while `isOn`; for visitors who want less motion only when the second result is called. */
export function useBlinkingOverlay(isOn: boolean): readonly [isHidden: boolean, blink: () => void] {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => setHidden((before) => !before), period)
    return () => clearInterval(timer)
  }, [isOn])
  return [isOn && isHidden, () => setHidden((before) => !before)]
}

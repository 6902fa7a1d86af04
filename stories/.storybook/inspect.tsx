import type { Decorator } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { sourceAttribute } from './markedJsx.ts'
import * as styles from './tools.css.ts'

interface Found {
  readonly place: string
  readonly box: DOMRect
}

/** Shows the line of code of the element under the pointer; a click copies it and opens the editor where Storybook runs. */
export const inspect: Decorator = (Story, { globals }) => (
  <>
    <Story />
    {globals['inspect'] === 'on' && <Inspector />}
  </>
)

function Inspector() {
  const [found, setFound] = useState<Found>()
  const [copied, setCopied] = useState<string>()
  useEffect(() => {
    const show = ({ target }: Event) => setFound(foundAt(target))
    const take = (event: Event) => {
      const place = foundAt(event.target)?.place
      if (place === undefined) return
      event.preventDefault()
      event.stopPropagation()
      void navigator.clipboard.writeText(place).then(() => setCopied(place))
      if (import.meta.env.DEV) void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)
    }
    document.addEventListener('pointerover', show)
    document.addEventListener('click', take, true)
    return () => {
      document.removeEventListener('pointerover', show)
      document.removeEventListener('click', take, true)
    }
  }, [])
  if (!found) return null
  const { place, box } = found
  const { top, left, width, height } = box
  return (
    <div className={styles.found} style={{ top, left, width, height }} role="status">
      <span className={styles.place}>
        {place}
        {copied === place && ' – copied'}
      </span>
    </div>
  )
}

function foundAt(target: EventTarget | null): Found | undefined {
  const element = target instanceof Element ? target.closest(`[${sourceAttribute}]`) : null
  const place = element?.getAttribute(sourceAttribute)
  return element && place ? { place, box: element.getBoundingClientRect() } : undefined
}
